/** Formats by their first bytes. A file whose extension belongs to another format is refused. */
const formats = [
  { name: "a PNG picture", ending: "png", endings: /\.png$/i, begins: /^\x89PNG/ },
  { name: "a JPEG picture", ending: "jpg", endings: /\.jpe?g$/i, begins: /^\xff\xd8\xff/ },
  { name: "a WebP picture", ending: "webp", endings: /\.webp$/i, begins: /^RIFF.{4}WEBP/s },
  { name: "an AVIF picture", ending: "avif", endings: /\.avif$/i, begins: /^.{4}ftypavif/s },
  {
    name: "a drawing in SVG",
    ending: "svg",
    endings: /\.svg$/i,
    begins: /^(\xef\xbb\xbf)?\s*(<\?xml.*?\?>\s*)?<svg\b/s,
  },
];

/**
 * Checks the format of a picture by its first bytes.
 *
 * @returns the format in words, and the extension of its files, if the name of the file has another extension
 * @throws Error for formats that browsers do not support
 */
export function otherFormat(file: string, picture: Buffer): { name: string; ending: string } | undefined {
  if (picture.length === 0) throw new Error("it is empty");
  const start = picture.subarray(0, 200).toString("latin1");
  if (isHeic(picture)) throw new Error("it is in HEIC, the format of telephones, which browsers do not show");
  return formats.find(({ begins, endings }) => begins.test(start) && !endings.test(file));
}

/** Whether a picture is in HEIC, a format of phones that neither browsers nor sharp decode. */
export function isHeic(picture: Buffer): boolean {
  const brands = picture.subarray(0, 64).toString("latin1");
  return /^.{4}ftyp/s.test(brands) && /hei[cxms]|hev[cx]/.test(brands) && !brands.includes("avif");
}

/** Whether a picture has several frames, by sharp's metadata. */
export function isAnimation({ delay = [] }: { delay?: number[] }): boolean {
  return delay.length > 1;
}

/** Why a picture cannot be read, as part of a sentence. */
export function pictureReason({ message }: Error): string {
  const [line = ""] = message.split("\n");
  if (/unsupported image format/.test(line)) return "it is in no format that is known here";
  if (/exceeds pixel limit/.test(line)) return "it has more than 64 million pixels";
  // sharp's messages begin with the name of the library that failed, SVGO's with the position in its input.
  const [, library] = /^(\w+): /.exec(line) ?? [];
  const plain = line.replace(/^<input>:\d+:\d+: /, "").replace(/\.$/, "");
  return library
    ? `it is damaged or incomplete (${plain})`
    : plain.replace(/^./, (first) => first.toLowerCase());
}
