import type { ReactNode } from "react";
import { type Entry, Markdown } from "../../generator/site.tsx";
import { ContentsList } from "../contents-list/contents-list.tsx";
import { useSite } from "../use-site.ts";

/**
 * A long text, and at its left the list of its sections and what else is said about it.
 *
 * @param label the name of the list. A text with a single section has none.
 */
export function Prose({ entry, label, children }: { entry: Entry; label: string; children?: ReactNode }) {
  const sections = useSite()
    .markdown(entry)
    .headings.filter(({ level }) => level === 2);
  const hasList = sections.length > 1;
  return (
    <div className="prose wrap">
      {(hasList || children) && (
        <div className="prose__side">
          {children}
          {hasList && <ContentsList sections={sections} label={label} />}
        </div>
      )}
      <Markdown entry={entry} className="prose__text" />
    </div>
  );
}
