import { type DataPath, walkData } from "./content.ts";
import { type Place, placeAt } from "./place.ts";
import type { Source } from "./read-content.ts";

/** A text of a content file: the value of a field, or the Markdown body. */
export interface SourceText {
  text: string;
  /** The place of a part of the text. If the part is written with escapes, this is the place of the whole text. */
  placeOf(offset: number, length: number): Place;
}

/** All texts of a file, in document order. */
export function textsOf(source: Source): SourceText[] {
  const { file, text, body, bodyOffset } = source;
  const values = walkData(source.data).flatMap(({ value, path }) =>
    typeof value === "string" ? [textOfValue(source, path, value)] : [],
  );
  return [...values, { text: body, placeOf: (offset) => placeAt(file, text, bodyOffset + offset) }];
}

function textOfValue(source: Source, path: DataPath, value: string): SourceText {
  return {
    text: value,
    placeOf(offset, length) {
      const start = source.placeOf(path);
      const part = value.slice(offset, offset + length);
      // Quotes, line breaks and escapes make a text longer in the file than its value, never shorter.
      const found = source.text.indexOf(part, offsetOf(source.text, start) + offset);
      return found === -1 ? start : placeAt(source.file, source.text, found);
    },
  };
}

/** The offset of a place in a text, in UTF-16 code units. */
function offsetOf(text: string, { line, column }: Place): number {
  const before = text.split("\n").slice(0, line - 1);
  return before.reduce((offset, { length }) => offset + length + 1, column - 1);
}
