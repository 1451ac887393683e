import { type Entry, Markdown } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

/** A long text, with a sticky list of its sections beside it. */
export function PolicyText({ entry, label }: { entry: Entry; label: string }) {
  const sections = useSite()
    .markdown(entry)
    .headings.filter(({ level }) => level === 2);
  return (
    <div className="policy-text wrap">
      <nav aria-label={label}>
        <ol>
          {sections.map(({ id, text }) => (
            <li key={id} className="stitch-top">
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Markdown entry={entry} className="policy-text__body" />
    </div>
  );
}
