/** Characters that no font of the site has: browsers would take them from whatever font a visitor happens to have. */
import type { UnicodeRange } from "../model/assets.ts";
import type { Place } from "../model/place.ts";
import type { Source } from "../model/read-content.ts";
import { textsOf } from "../model/source-texts.ts";
import { missingCharacter } from "../problems/content-problems.ts";
import type { Problem } from "../problems/problem.ts";

/**
 * Looks at the values of fields and at Markdown, and names each character once for each file.
 *
 * @param ranges code points that the fonts have, from the first to the last of each range; without any, all is right
 */
export function checkCharacters(sources: Iterable<Source>, ranges: UnicodeRange[]): Problem[] {
  if (ranges.length === 0) return [];
  const hex = (code: number) => `\\u{${code.toString(16)}}`;
  const known = ranges.map(([first, last]) => `${hex(first)}-${hex(last)}`).join("");
  // White space has no shape, and joiners and soft hyphens have none of their own.
  const missing = new RegExp(`[^${known}\\p{White_Space}\\p{Cc}\\p{Default_Ignorable_Code_Point}]`, "u");
  return [...sources].flatMap((source) => findMissing(source, missing));
}

/** What a reader takes for one character: a letter with its accents, an emoji of several parts. */
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function findMissing(source: Source, missing: RegExp): Problem[] {
  // Every font has ASCII: most files need no closer look. A backslash may begin an escape, such as "\u0448".
  const others = source.text.match(/[^\0-~]/g) ?? [];
  if (!source.text.includes("\\") && !missing.test(others.join(""))) return [];
  // Browsers compose a letter and the accent that follows it.
  const isMissing = (text: string) => missing.test(text.normalize("NFC"));
  const found = new Map<string, Place>();
  for (const { text, placeOf } of textsOf(source)) {
    if (!isMissing(text)) continue;
    for (const { segment, index } of segmenter.segment(text)) {
      if (!found.has(segment) && isMissing(segment)) found.set(segment, placeOf(index, segment.length));
    }
  }
  return [...found].map(([character, place]) => missingCharacter(place, character));
}
