import type { ReactNode } from "react";

/** Hours and numbers with their unit, and the word whose hyphen is no place to break. */
const names = /(\d+ [ap]m(?: to |–)\d+ [ap]m|\d+ (?:[ap]m|hours)\b|\be-mail\b)/;

/** A text in which hours, units and the like never end up on two lines. The words stay as they are written. */
export function keepTogether(text: string): ReactNode {
  return text.split(names).map((part, index) =>
    // What the expression caught stands at the odd places.
    index % 2 === 1 ? (
      <span key={index} className="keep-together">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
