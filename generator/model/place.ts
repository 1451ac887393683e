/** A position in a source file. The file is relative to the project's root; line and column count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

/** The first character of a file: the place of a mistake that concerns the whole file. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1 };
}

/** The place of the character at an offset, in UTF-16 code units from 0. */
export function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset);
  return { file, line: before.split("\n").length, column: offset - before.lastIndexOf("\n") };
}
