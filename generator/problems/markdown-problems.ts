/** Mistakes in Markdown. */
import { asideKinds } from "../model/content.ts";
import type { Place } from "../model/place.ts";
import type { MarkdownSlip } from "../model/source.ts";
import { marked, type Problem } from "./problem.ts";

export function noAltInMarkdown(place: Place, file: string): Problem {
  return {
    ...marked(place, file),
    message: "The picture has no alternative text.",
    cure: `Write between the brackets what it shows: ![A red square](${file}).`,
  };
}

const slips: Record<MarkdownSlip, { message: string; cure: string }> = {
  html: {
    message: "HTML is not allowed in Markdown.",
    cure: "Write it in Markdown, or ask a developer for a field or a component. For a plain < write &lt;.",
  },
  "main heading": {
    message: "A page has one main heading, and the page itself shows it.",
    cure: `Begin with "##".`,
  },
  "empty link": {
    message: "The link has no words: nobody could see it.",
    cure: "Write between the brackets where it leads: [About us](/about).",
  },
  "open link": {
    message: "The link has no end, so readers see its address in brackets.",
    cure: `Write ")" after the address.`,
  },
  "empty heading": {
    message: "The heading has no words.",
    cure: "Write them after the #, or delete the line.",
  },
  "joined heading": {
    message: "This is no heading: readers see the # as well.",
    cure: "Put a space after the last #.",
  },
  footnote: {
    message: "There are no footnotes here: readers see the brackets.",
    cure: "Say it in the text, in brackets or in a sentence of its own.",
  },
  "unknown reference": {
    message: "The link has no address: readers see the brackets.",
    cure: "Write it in round brackets after the words: [About us](/about).",
  },
  "wide row": {
    message: "This row has more cells than the head of the table: readers do not see the last ones.",
    cure: 'Add a cell to the head and to the line below it. For a "|" in a text write "\\|".',
  },
  aside: {
    message: "This begins no aside: readers see the brackets.",
    cure: `Put one of them alone on the line: ${asideKinds.map((kind) => `[!${kind.toUpperCase()}]`).join(", ")}.`,
  },
};

/** @param raw the text that is wrong, or its first line */
export function markdownSlip(place: Place, kind: MarkdownSlip, raw: string): Problem {
  return { place, length: raw.length, ...slips[kind] };
}
