import { type DataPath, walkData } from "./content.ts";
import { type Place, placeAt } from "./place.ts";
import { pathKey, type Source } from "./source.ts";

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
      const start = source.positions.get(pathKey(path))?.value ?? 0;
      const part = value.slice(offset, offset + length);
      // Quotes, line breaks and escapes make a text longer in the file than its value, never shorter.
      const found = source.text.indexOf(part, start + offset);
      return placeAt(source.file, source.text, found === -1 ? start : found);
    },
  };
}
