/** Mistakes in Markdown. */
import type { Place } from "../model/place.ts";
import type { Problem } from "./problem.ts";

export function htmlInMarkdown(place: Place, html: string): Problem {
  return {
    place,
    length: html.trim().split("\n")[0]?.length ?? 1,
    message: "HTML is not allowed in Markdown.",
    cure: "Write it in Markdown, or ask a developer for a field or a component. For a plain < write &lt;.",
  };
}

export function noAltInMarkdown(place: Place, file: string): Problem {
  return {
    place,
    length: file.length,
    message: "The picture has no alternative text.",
    cure: `Write between the brackets what it shows: ![A red square](${file}).`,
  };
}

export function headingOne(place: Place): Problem {
  return {
    place,
    length: 1,
    message: "A page has one main heading, and the page itself shows it.",
    cure: `Begin with "##".`,
  };
}
