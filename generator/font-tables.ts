/** The tables of a font file: https://learn.microsoft.com/typography/opentype/spec/otff#table-directory */

/**
 * A font with some of its tables taken from another one that has the same glyphs.
 *
 * @param font an uncompressed TrueType font, as `from`
 * @returns the font, in which the old tables are still there, unused, and the checksums are wrong: to be read by what
 * writes it anew
 * @throws Error when one of the fonts lacks a table, or their glyphs are not as many
 */
export function withTables(font: Buffer, from: Buffer, tags: string[]): Buffer {
  if (glyphCount(font) !== glyphCount(from)) throw new Error("the fonts do not have the same glyphs");
  const head = Buffer.from(font);
  const parts = [head];
  let end = font.length;
  for (const tag of tags) {
    const table = readTable(from, tag);
    const entry = findEntry(font, tag);
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    // Tables begin at multiples of four bytes.
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)]);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
}

function glyphCount(font: Buffer): number {
  return readTable(font, "maxp").readUInt16BE(4);
}

function readTable(font: Buffer, tag: string): Buffer {
  const entry = findEntry(font, tag);
  const start = font.readUInt32BE(entry + 8);
  return font.subarray(start, start + font.readUInt32BE(entry + 12));
}

/** Where the directory of a font tells of a table: 4 bytes each for tag, checksum, offset and length. */
function findEntry(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let entry = 12; entry < 12 + 16 * count; entry += 16) {
    if (font.toString("latin1", entry, entry + 4) === tag) return entry;
  }
  throw new Error(`it has no table ${tag}`);
}
