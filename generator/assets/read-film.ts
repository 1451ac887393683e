/** The size of an MP4 film, <https://developer.apple.com/documentation/quicktime-file-format>. */
import type { Size } from "../model/content.ts";

/** Codecs that every browser plays: H.264. */
const playable = ["avc1", "avc3"];

/**
 * Reads the size of a film.
 *
 * @throws Error with a reason, part of a sentence, if browsers cannot play it
 */
export function readFilm(bytes: Buffer): Size {
  if (bytes.length === 0) throw new Error("it is empty");
  const [first] = boxesIn(bytes, { start: 0, end: bytes.length });
  if (first?.type !== "ftyp") throw new Error("it is not in MP4, the format that all browsers play");
  if (bytes.toString("latin1", first.start, first.start + 4) === "qt  ")
    throw new Error("it is in QuickTime, which not all browsers play");
  const whole = { start: 0, end: bytes.length };
  for (const track of findBoxes(bytes, whole, ["moov", "trak"])) {
    const [handler] = findBoxes(bytes, track, ["mdia", "hdlr"]);
    const [header] = findBoxes(bytes, track, ["tkhd"]);
    const [samples] = findBoxes(bytes, track, ["mdia", "minf", "stbl", "stsd"]);
    const isPicture = handler && bytes.toString("latin1", handler.start + 8, handler.start + 12) === "vide";
    if (!isPicture || !header || !samples) continue;
    const coding = bytes.toString("latin1", samples.start + 12, samples.start + 16);
    if (!playable.includes(coding))
      throw new Error(`its pictures are coded as ${coding}, which not all browsers play`);
    return readSize(bytes, header.start);
  }
  throw new Error("it has no pictures, or is incomplete");
}

/** @param start the offset of the contents of a track header; in version 1, three of its fields are longer */
function readSize(bytes: Buffer, start: number): Size {
  const matrix = start + (bytes[start] === 1 ? 52 : 40);
  const [width, height] = [bytes.readUInt16BE(matrix + 36), bytes.readUInt16BE(matrix + 40)];
  // Phones store portrait films in landscape, with a rotation.
  const isTurned = bytes.readInt32BE(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}

/** A range of bytes; the end is exclusive. */
interface Part {
  start: number;
  end: number;
}

interface Box extends Part {
  /** Four characters. */
  type: string;
}

/** The boxes at a path of types inside a part. */
function findBoxes(bytes: Buffer, part: Part, [type, ...rest]: string[]): Box[] {
  const boxes = boxesIn(bytes, part).filter((box) => box.type === type);
  return rest.length === 0 ? boxes : boxes.flatMap((box) => findBoxes(bytes, box, rest));
}

/** The boxes of a part, without their headers: a 32-bit size, a type, and, if that size is 1, a 64-bit size. */
function boxesIn(bytes: Buffer, { start, end }: Part): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 16 <= end; ) {
    const size = bytes.readUInt32BE(at);
    const header = size === 1 ? 16 : 8;
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size || end - at;
    if (length < header) break;
    const type = bytes.toString("latin1", at + 4, at + 8);
    boxes.push({ type, start: at + header, end: Math.min(at + length, end) });
    at += length;
  }
  return boxes;
}
