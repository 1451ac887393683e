import type { ReactNode } from "react";

/** Hours, numbers with their unit, "e-mail", whose hyphen would allow a line break, and what follows a bar. */
const unbreakable = /(\d+ [ap]m(?: to |–)\d+ [ap]m|\d+ (?:[ap]m|hours)\b|\be-mail\b|\| \S+)/;

/** Prevents line breaks within hours, numbers with units and the like, without changes to the text itself. */
export function keepTogether(text: string): ReactNode {
  return text.split(unbreakable).map((part, index) =>
    // split() puts what the expression has captured at the odd indexes.
    index % 2 === 1 ? (
      <span key={index} className="keep-together">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
