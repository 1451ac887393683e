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
  return tags.reduce((made, tag) => withTable(made, tag, readTable(from, tag)), font);
}

function withTable(font: Buffer, tag: string, table: Buffer): Buffer {
  // Tables begin at multiples of four bytes.
  const made = Buffer.concat([font, Buffer.alloc(-font.length & 3), table]);
  const entry = findEntry(made, tag);
  made.writeUInt32BE(made.length - table.length, entry + 8);
  made.writeUInt32BE(table.length, entry + 12);
  return made;
}

/**
 * A variable font in which each axis acts by itself: how outlines change where two axes are off their default together is
 * left out, and there only. Widths stay what they are.
 *
 * @param font an uncompressed TrueType font
 * @returns the font, as `withTables` returns it
 * @throws Error when its outlines do not vary
 * @see https://learn.microsoft.com/typography/opentype/spec/gvar
 */
export function withIndependentAxes(font: Buffer): Buffer {
  const gvar = readTable(font, "gvar");
  const axisCount = gvar.readUInt16BE(4);
  const sharedTuples = gvar.subarray(gvar.readUInt32BE(8));
  const glyphs = gvar.readUInt16BE(12);
  const hasLongOffsets = (gvar.readUInt16BE(14) & 1) === 1;
  const data = gvar.readUInt32BE(16);
  const offset = (glyph: number) =>
    data + (hasLongOffsets ? gvar.readUInt32BE(20 + 4 * glyph) : gvar.readUInt16BE(20 + 2 * glyph) * 2);
  const isSingle = (peak: Buffer) => {
    const moved = Array.from({ length: axisCount }, (_, axis) => peak.readInt16BE(2 * axis) !== 0);
    return moved.filter(Boolean).length <= 1;
  };
  const variations = Array.from({ length: glyphs }, (_, glyph) =>
    filterVariations(gvar.subarray(offset(glyph), offset(glyph + 1)), axisCount, (tupleIndex, embedded) =>
      isSingle(embedded ?? sharedTuples.subarray(2 * axisCount * tupleIndex)),
    ),
  );

  const offsets = Buffer.alloc(4 * (glyphs + 1));
  let end = 0;
  for (const [glyph, { length }] of variations.entries()) {
    end += length;
    offsets.writeUInt32BE(end, 4 * glyph + 4);
  }
  const sharedTuplesLength = 2 * axisCount * gvar.readUInt16BE(6);
  const header = Buffer.from(gvar.subarray(0, 20));
  header.writeUInt32BE(20 + offsets.length, 8);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + offsets.length + sharedTuplesLength, 16);
  const table = [header, offsets, sharedTuples.subarray(0, sharedTuplesLength), ...variations];
  return withTable(font, "gvar", Buffer.concat(table));
}

/**
 * How a glyph varies, without some of it.
 *
 * @param isKept asked with the index of the peak among the shared ones, or with the peak itself
 * @see https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#tuple-variation-store
 */
function filterVariations(
  glyph: Buffer,
  axisCount: number,
  isKept: (tupleIndex: number, embedded: Buffer | undefined) => boolean,
): Buffer {
  if (glyph.length === 0) return glyph;
  const counts = glyph.readUInt16BE(0);
  const hasSharedPoints = (counts & 0x8000) !== 0;
  const dataStart = glyph.readUInt16BE(2);
  const pointsEnd = hasSharedPoints ? skipPoints(glyph, dataStart) : dataStart;
  const headers: Buffer[] = [];
  const deltas: Buffer[] = [];
  let header = 4;
  let delta = pointsEnd;
  for (let left = counts & 0x0fff; left > 0; left--) {
    const size = glyph.readUInt16BE(header);
    const tupleIndex = glyph.readUInt16BE(header + 2);
    const [hasPeak, hasRange] = [(tupleIndex & 0x8000) !== 0, (tupleIndex & 0x4000) !== 0];
    const headerEnd = header + 4 + 2 * axisCount * ((hasPeak ? 1 : 0) + (hasRange ? 2 : 0));
    if (isKept(tupleIndex & 0x0fff, hasPeak ? glyph.subarray(header + 4) : undefined)) {
      headers.push(glyph.subarray(header, headerEnd));
      deltas.push(glyph.subarray(delta, delta + size));
    }
    header = headerEnd;
    delta += size;
  }
  const start = Buffer.alloc(4);
  start.writeUInt16BE((counts & 0x8000) | headers.length, 0);
  start.writeUInt16BE(
    headers.reduce((sum, { length }) => sum + length, 4),
    2,
  );
  return Buffer.concat([start, ...headers, glyph.subarray(dataStart, pointsEnd), ...deltas]);
}

/** @returns where packed numbers of points end */
function skipPoints(data: Buffer, start: number): number {
  const first = data.readUInt8(start);
  const isLong = (first & 0x80) !== 0;
  let left = isLong ? data.readUInt16BE(start) & 0x7fff : first;
  let at = start + (isLong ? 2 : 1);
  while (left > 0) {
    const control = data.readUInt8(at);
    const run = (control & 0x7f) + 1;
    at += 1 + run * (control & 0x80 ? 2 : 1);
    left -= run;
  }
  return at;
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
