/** Finds characters that no font of the site has: browsers would show them in a fallback font. */
import type { UnicodeRange } from "../model/assets.ts";
import type { Place } from "../model/place.ts";
import { type Source, textsOf } from "../model/source.ts";
import { missingCharacter } from "../problems/content-problems.ts";
import type { Problem } from "../problems/problem.ts";

/**
 * Checks the values of fields and Markdown. Each character is reported once per file.
 *
 * @param ranges the code points of the fonts; if there are none, nothing is checked
 */
export function checkCharacters(sources: Iterable<Source>, ranges: UnicodeRange[]): Problem[] {
  if (ranges.length === 0) return [];
  const hex = (code: number) => `\\u{${code.toString(16)}}`;
  const known = ranges.map(([first, last]) => `${hex(first)}-${hex(last)}`).join("");
  // White space, joiners and soft hyphens have no glyphs.
  const missing = new RegExp(`[^${known}\\p{White_Space}\\p{Cc}\\p{Default_Ignorable_Code_Point}]`, "u");
  return [...sources].flatMap((source) => findMissing(source, missing));
}

/** Splits text into user-perceived characters: a letter with its accents, an emoji of several code points. */
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

function findMissing(source: Source, missing: RegExp): Problem[] {
  // Every font has ASCII, so most files need no further check. A backslash may begin an escape, such as "\u0448".
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
