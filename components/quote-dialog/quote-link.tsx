import { useSite } from "../use-site.ts";

/** "Request A Quote": a link to the contact page; with scripts it opens the quote dialog instead. */
export function QuoteLink({ small }: { small?: boolean }) {
  const { content, link } = useSite();
  return (
    <a className={`button${small ? " button--small" : ""}`} href={link(content.contact)} data-quote="">
      <span className="button__label">{content.labels.data.header.requestQuote}</span>
    </a>
  );
}
