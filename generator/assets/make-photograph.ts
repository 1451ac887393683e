import type { Region, Sharp } from "sharp";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash, nameWithHash } from "../cache/hash.ts";
import { memo } from "../cache/memo.ts";
import { type Crop, cropName, type MadeImage, type Size } from "../model/content.ts";
import type { OutputFile } from "../model/output-file.ts";
import { isAnimation } from "./picture-format.ts";

/**
 * Formats and their widths in pixels; pictures are never enlarged. Each AVIF width is at most 1.5 times the one before, so
 * that no visitor loads more than 1.5 times the width of the slot; phones with two or three pixels per CSS pixel load 750 or
 * 1,125 for a picture as wide as the window. Browsers without AVIF support are years old, so they get one JPEG. The settings
 * are part of the cache key. (Effort 2 takes half as long again as effort 1, and saves 3 % of the bytes. Color at half the
 * resolution, as cameras store it, saves 4 % of the bytes and 15 % of the time.)
 */
const formats = {
  avif: {
    type: "image/avif",
    widths: [160, 240, 360, 540, 750, 1125, 1600],
    quality: 48,
    effort: 1,
    chromaSubsampling: "4:2:0",
  },
  jpg: { type: "image/jpeg", widths: [1125], quality: 78 },
} as const;

/** Part of the cache key: raise it when the code of this file makes other pictures. */
const version = 2;

type Ending = keyof typeof formats;

/**
 * Makes a photograph as AVIF in several widths and as one JPEG; crops as AVIF only.
 *
 * @param name the beginning of its file names
 * @param basePath the base path of the site: "" or `/sub`
 */
export async function makePhotograph(
  master: Buffer,
  name: string,
  crops: Crop[],
  basePath: string,
  cache: DiskCache,
): Promise<{ image: MadeImage; outputs: OutputFile[] }> {
  const key = hash(master, JSON.stringify({ version, formats }));
  const pixelsOf = memo(decode);
  const { placeholderColor, ...size } = await measure(() => pixelsOf(master), key, cache);
  const outputs: OutputFile[] = [];
  /** Makes the files of one area in one format. */
  const makeSet = (ending: Ending, area: Region, label: string) => {
    // All files of a set share one hash: pages list them together, and hashes do not compress.
    const digest = hash(key, JSON.stringify(area));
    const files = widthsFor(ending, area.width).map(async (width) => {
      const make = async () => encode(await pixelsOf(master), ending, area, width);
      const source = await cache.rememberFile(`images/${digest}-${width}.${ending}`, make);
      const file = nameWithHash(`${label}-${width}`, ending, digest);
      outputs.push({ file, source });
      return { url: `${basePath}/${file}`, width };
    });
    return Promise.all(files);
  };

  const whole: Region = { left: 0, top: 0, ...size };
  const { type } = formats.avif;
  const [jpeg = { url: "", width: 0 }] = await makeSet("jpg", whole, name);
  const image: MadeImage = {
    ...size,
    src: jpeg.url,
    srcWidth: jpeg.width,
    sources: [{ type, candidates: await makeSet("avif", whole, name) }],
    placeholderColor,
  };
  for (const crop of crops) {
    const area = areaOf(crop, size);
    const { width, height } = area;
    const candidates = await makeSet("avif", area, `${name}-${crop.shape.replace(":", "x")}`);
    image.crops = { ...image.crops, [cropName(crop)]: { type, candidates, width, height } };
  }
  return { image, outputs };
}

/** The widths of a format up to the picture's own. The own width is added unless the largest one is nearly as wide. */
function widthsFor(ending: Ending, own: number): number[] {
  const { widths } = formats[ending];
  const fitting: number[] = widths.filter((width) => width <= own);
  const largest = fitting.at(-1) ?? 0;
  const hasAllWidths = fitting.length === widths.length;
  const isNearlyLargest = own <= largest * 1.14;
  return hasAllWidths || isNearlyLargest ? fitting : [...fitting, own];
}

/** The largest area of a crop's shape. Its center is as near to the focus as the borders allow. */
function areaOf({ shape, focus }: Crop, { width, height }: Size): Region {
  const [across = 1, down = 1] = shape.split(":").map(Number);
  const [left = 50, top = 50] = focus.split(" ").map((part) => Number.parseFloat(part));
  const scale = Math.min(width / across, height / down);
  const area = { width: Math.round(across * scale), height: Math.round(down * scale) };
  const start = (size: number, part: number, middle: number) =>
    Math.round(Math.min(Math.max((size * middle) / 100 - part / 2, 0), size - part));
  return { ...area, left: start(width, area.width, left), top: start(height, area.height, top) };
}

/** The size, and the dominant color: `c73` for #cc7733. */
type Measures = Size & Required<Pick<MadeImage, "placeholderColor">>;

async function measure(decodeOnce: () => Promise<Sharp>, key: string, cache: DiskCache): Promise<Measures> {
  const measures = await cache.remember(`images/${key}.json`, async () => {
    const pixels = await decodeOnce();
    const { width, height } = await pixels.metadata();
    const { dominant } = await pixels.stats();
    const placeholderColor = [dominant.r, dominant.g, dominant.b]
      .map((channel) => Math.round(channel / 17).toString(16))
      .join("");
    return JSON.stringify({ width, height, placeholderColor });
  });
  return JSON.parse(measures.toString());
}

function encode(pixels: Sharp, ending: Ending, area: Region, width: number): Promise<Buffer> {
  const image = pixels.clone().extract(area).resize({ width });
  if (ending === "avif") return image.avif(formats.avif).toBuffer();
  return image.flatten({ background: "#fff" }).jpeg(formats.jpg).toBuffer();
}

/** More pixels than cameras produce. A larger picture would need as much memory as all others together. */
const maxPixels = 64_000_000;

/**
 * Decodes a photograph once for all its files: upright, and in sRGB.
 *
 * sharp is loaded only when a picture has to be made, because loading it takes a tenth of a second.
 */
async function decode(master: Buffer): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  const image = sharp(master, { failOn: "truncated", limitInputPixels: maxPixels });
  if (isAnimation(await image.metadata()))
    throw new Error("it is an animation, and pages would show only its first frame");
  const { data, info } = await image.autoOrient().raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}
