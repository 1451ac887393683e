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
  const { axisCount, sharedTuples, glyphs } = readVariations(gvar);
  const isSingle = (peak: Buffer) => {
    const moved = Array.from({ length: axisCount }, (_, axis) => peak.readInt16BE(2 * axis) !== 0);
    return moved.filter(Boolean).length <= 1;
  };
  const variations = glyphs.map((glyph) =>
    filterVariations(glyph, axisCount, ({ tupleIndex, peak }) =>
      isSingle(peak ?? sharedTuples.subarray(2 * axisCount * tupleIndex)),
    ),
  );

  const offsets = Buffer.alloc(4 * (glyphs.length + 1));
  let end = 0;
  for (const [glyph, { length }] of variations.entries()) {
    end += length;
    offsets.writeUInt32BE(end, 4 * glyph + 4);
  }
  const header = Buffer.from(gvar.subarray(0, 20));
  header.writeUInt32BE(20 + offsets.length, 8);
  header.writeUInt16BE(1, 14);
  header.writeUInt32BE(20 + offsets.length + sharedTuples.length, 16);
  return withTable(font, "gvar", Buffer.concat([header, offsets, sharedTuples, ...variations]));
}

/**
 * A variable font whose outlines vary in coarser steps, of which a compressed file needs fewer bytes. At the default of
 * its axes nothing moves, at the end of one no point is off by more than half a step. Advances stay what they are.
 *
 * @param font an uncompressed TrueType font
 * @param step units of the font, of which every change becomes a multiple
 * @returns the font, as `withTables` returns it
 * @throws Error when its outlines do not vary
 * @see https://learn.microsoft.com/typography/opentype/spec/gvar
 */
export function withRoundedVariations(font: Buffer, step: number): Buffer {
  const gvar = Buffer.from(readTable(font, "gvar"));
  const points = countPoints(font);
  const { axisCount, glyphs } = readVariations(gvar);
  for (const [index, glyph] of glyphs.entries()) {
    const count = points[index] ?? 0;
    for (const { points: own, deltas } of variationsOf(glyph, axisCount)) {
      const moved = own.length > 0 ? own : Array.from({ length: count + phantomPoints }, (_, point) => point);
      roundDeltas(deltas, (delta) => (moved[delta % moved.length] as number) < count, step);
    }
  }
  return withTable(font, "gvar", gvar);
}

/**
 * A font in which the distances of pairs of letters are in coarser steps, of which a compressed file needs fewer bytes.
 *
 * @param font an uncompressed font whose kerning does not vary
 * @param step units of the font, of which every distance becomes a multiple
 * @returns the font, as `withTables` returns it
 * @throws Error when pairs change more than the advance of their first letter
 * @see https://learn.microsoft.com/typography/opentype/spec/gpos#lookup-type-2-subtable-pair-adjustment-positioning
 */
export function withRoundedKerning(font: Buffer, step: number): Buffer {
  const gpos = Buffer.from(readTable(font, "GPOS"));
  const list = gpos.readUInt16BE(8);
  for (const lookup of readOffsets(gpos, list, list)) {
    const lookupType = gpos.readUInt16BE(lookup);
    for (const subtable of readOffsets(gpos, lookup + 4, lookup)) {
      // The subtables of an extension say what they are themselves, and lead further.
      const [type, table] =
        lookupType === 9
          ? [gpos.readUInt16BE(subtable + 2), subtable + gpos.readUInt32BE(subtable + 4)]
          : [lookupType, subtable];
      if (type === 2) roundPairs(gpos, table, step);
    }
  }
  return withTable(font, "GPOS", gpos);
}

/** Value records of two bytes: the advance of the first letter, and nothing of the second. */
const advanceOfFirst = 4;

/** Rounds the distances of one table of pairs, in place. */
function roundPairs(gpos: Buffer, table: number, step: number): void {
  if (gpos.readUInt16BE(table + 4) !== advanceOfFirst || gpos.readUInt16BE(table + 6) !== 0)
    throw new Error("its pairs change more than one advance");
  const roundAt = (at: number) => gpos.writeInt16BE(Math.round(gpos.readInt16BE(at) / step) * step, at);
  if (gpos.readUInt16BE(table) === 1) {
    // For each first letter: how many, then each second letter and its distance.
    for (const set of readOffsets(gpos, table + 8, table))
      for (let pair = 0; pair < gpos.readUInt16BE(set); pair++) roundAt(set + 2 + 4 * pair + 2);
  } else {
    // A distance for each class of first letters and class of second ones.
    const cells = gpos.readUInt16BE(table + 12) * gpos.readUInt16BE(table + 14);
    for (let cell = 0; cell < cells; cell++) roundAt(table + 16 + 2 * cell);
  }
}

/** A count of two bytes, and as many offsets of two bytes from `base`: where they lead to. */
function readOffsets(table: Buffer, at: number, base: number): number[] {
  return Array.from(
    { length: table.readUInt16BE(at) },
    (_, index) => base + table.readUInt16BE(at + 2 + 2 * index),
  );
}

/** Points for the advance and the height of a glyph, which follow those of its outline. */
const phantomPoints = 4;

/** How many points each glyph's outline has, or how many glyphs it is composed of. */
function countPoints(font: Buffer): number[] {
  const hasLongOffsets = readTable(font, "head").readUInt16BE(50) === 1;
  const outlines = sliceByGlyph(
    readTable(font, "glyf"),
    readTable(font, "loca"),
    hasLongOffsets,
    glyphCount(font),
  );
  return outlines.map((outline) => {
    if (outline.length === 0) return 0;
    const contours = outline.readInt16BE(0);
    return contours < 0 ? countComponents(outline) : outline.readUInt16BE(10 + 2 * (contours - 1)) + 1;
  });
}

/** @see https://learn.microsoft.com/typography/opentype/spec/glyf#composite-glyph-description */
function countComponents(outline: Buffer): number {
  let at = 10;
  for (let count = 1; ; count++) {
    const flags = outline.readUInt16BE(at);
    if ((flags & 0x20) === 0) return count;
    const scales = flags & 0x08 ? 1 : flags & 0x40 ? 2 : flags & 0x80 ? 4 : 0;
    at += 4 + (flags & 0x01 ? 4 : 2) + 2 * scales;
  }
}

/** The parts of a `gvar` table: the peaks that glyphs share, and how each glyph varies. */
function readVariations(gvar: Buffer): { axisCount: number; sharedTuples: Buffer; glyphs: Buffer[] } {
  const axisCount = gvar.readUInt16BE(4);
  const shared = gvar.readUInt32BE(8);
  const data = gvar.subarray(gvar.readUInt32BE(16));
  const hasLongOffsets = (gvar.readUInt16BE(14) & 1) === 1;
  return {
    axisCount,
    sharedTuples: gvar.subarray(shared, shared + 2 * axisCount * gvar.readUInt16BE(6)),
    glyphs: sliceByGlyph(data, gvar.subarray(20), hasLongOffsets, gvar.readUInt16BE(12)),
  };
}

/** The data of each glyph: it begins at its offset, which is halved where offsets have two bytes, and ends at the next. */
function sliceByGlyph(data: Buffer, offsets: Buffer, areLong: boolean, glyphs: number): Buffer[] {
  const offset = (glyph: number) =>
    areLong ? offsets.readUInt32BE(4 * glyph) : offsets.readUInt16BE(2 * glyph) * 2;
  return Array.from({ length: glyphs }, (_, glyph) => data.subarray(offset(glyph), offset(glyph + 1)));
}

/** How a glyph varies at one peak; the buffers are parts of the table. */
interface Variation {
  /** Which of the shared peaks; of no meaning where the variation has its own. */
  tupleIndex: number;
  peak: Buffer | undefined;
  header: Buffer;
  /** The numbers of its points, if it has its own, and its deltas. */
  data: Buffer;
  /** The points that move; none means all. */
  points: number[];
  /** Packed: those of x, then those of y. */
  deltas: Buffer;
}

/** @see https://learn.microsoft.com/typography/opentype/spec/otvarcommonformats#tuple-variation-store */
function* variationsOf(glyph: Buffer, axisCount: number): Generator<Variation> {
  if (glyph.length === 0) return;
  const counts = glyph.readUInt16BE(0);
  const dataStart = glyph.readUInt16BE(2);
  const shared = (counts & 0x8000) !== 0 ? readPoints(glyph, dataStart) : { points: [], end: dataStart };
  let at = 4;
  let start = shared.end;
  for (let left = counts & 0x0fff; left > 0; left--) {
    const end = start + glyph.readUInt16BE(at);
    const tupleIndex = glyph.readUInt16BE(at + 2);
    const [hasPeak, hasRange] = [(tupleIndex & 0x8000) !== 0, (tupleIndex & 0x4000) !== 0];
    const headerEnd = at + 4 + 2 * axisCount * ((hasPeak ? 1 : 0) + (hasRange ? 2 : 0));
    const own =
      (tupleIndex & 0x2000) !== 0 ? readPoints(glyph, start) : { points: shared.points, end: start };
    yield {
      tupleIndex: tupleIndex & 0x0fff,
      peak: hasPeak ? glyph.subarray(at + 4) : undefined,
      header: glyph.subarray(at, headerEnd),
      data: glyph.subarray(start, end),
      points: own.points,
      deltas: glyph.subarray(own.end, end),
    };
    at = headerEnd;
    start = end;
  }
}

/** How a glyph varies, without some of it. */
function filterVariations(
  glyph: Buffer,
  axisCount: number,
  isKept: (variation: Variation) => boolean,
): Buffer {
  if (glyph.length === 0) return glyph;
  const kept = [...variationsOf(glyph, axisCount)].filter(isKept);
  const flags = glyph.readUInt16BE(0) & 0x8000;
  const dataStart = glyph.readUInt16BE(2);
  const shared = flags ? glyph.subarray(dataStart, readPoints(glyph, dataStart).end) : Buffer.alloc(0);
  const start = Buffer.alloc(4);
  start.writeUInt16BE(flags | kept.length, 0);
  start.writeUInt16BE(
    kept.reduce((sum, { header }) => sum + header.length, 4),
    2,
  );
  return Buffer.concat([start, ...kept.map(({ header }) => header), shared, ...kept.map(({ data }) => data)]);
}

/** Rounds packed deltas to multiples of `step`, in place. */
function roundDeltas(deltas: Buffer, isRounded: (index: number) => boolean, step: number): void {
  const round = (value: number, limit: number) => {
    const rounded = Math.round(value / step) * step;
    return Math.abs(rounded) > limit ? Math.trunc(value / step) * step : rounded;
  };
  let index = 0;
  for (let at = 0; at < deltas.length; ) {
    const control = deltas.readUInt8(at++);
    const [areZero, areWords] = [(control & 0x80) !== 0, (control & 0x40) !== 0];
    for (let left = (control & 0x3f) + 1; left > 0; left--, index++) {
      if (areZero) continue;
      if (isRounded(index)) {
        if (areWords) deltas.writeInt16BE(round(deltas.readInt16BE(at), 0x7fff), at);
        else deltas.writeInt8(round(deltas.readInt8(at), 0x7f), at);
      }
      at += areWords ? 2 : 1;
    }
  }
}

/** Packed numbers of points, and where they end. */
function readPoints(data: Buffer, start: number): { points: number[]; end: number } {
  const first = data.readUInt8(start);
  const isLong = (first & 0x80) !== 0;
  const points: number[] = [];
  const count = isLong ? data.readUInt16BE(start) & 0x7fff : first;
  let at = start + (isLong ? 2 : 1);
  let point = 0;
  while (points.length < count) {
    const control = data.readUInt8(at++);
    const areWords = (control & 0x80) !== 0;
    for (let left = (control & 0x7f) + 1; left > 0; left--) {
      point += areWords ? data.readUInt16BE(at) : data.readUInt8(at);
      points.push(point);
      at += areWords ? 2 : 1;
    }
  }
  return { points, end: at };
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
