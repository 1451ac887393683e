import { phoneHref } from "../phone.ts";
import { PhoneHours } from "../phone-hours.tsx";
import { QuoteLink } from "../quote-dialog/quote-link.tsx";
import { useSite } from "../use-site.ts";

/**
 * The answer to the question that ends a case study: what to send, the quote button, the hours and the phone number.
 *
 * @param tiesArticles no line ends with "a", where the lines have room for that
 */
export function AskAnswer({ tiesArticles = false }: { tiesArticles?: boolean }) {
  const { lead } = useSite().content.estimate.data;
  return (
    <>
      <p className="lead">
        {lead.split(/(?<=\.) /).map((sentence) => (
          <span key={sentence}>{tiesArticles ? sentence.replaceAll(" a ", " a\u00a0") : sentence} </span>
        ))}
      </p>
      <QuoteLink />
      <p>
        <PhoneHours />
        <PhoneLink />
      </p>
    </>
  );
}

/** The agency's phone number, large. */
export function PhoneLink() {
  const { phone } = useSite().content.site.data.offices[0];
  return (
    <a className="ask-answer__phone" href={phoneHref(phone)}>
      {phone}
    </a>
  );
}
