import type { Metadata, Sharp } from "sharp";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash } from "../cache/hash.ts";
import { type Crop, cropName, type MadeImage } from "../model/content.ts";
import type { OutputFile } from "../model/output-file.ts";

/**
 * Formats, and their widths in pixels; none is larger than its master. Each width of AVIF is at most half as large again
 * as the one before, so that no visitor loads more than 1.5 times what the slot shows. Browsers that cannot show AVIF
 * are years old: for them there is one JPEG. Settings are part of the cache key. (An effort of 2 takes twice the time of
 * 1 for files of the same size.)
 */
const formats = {
  avif: { type: "image/avif", widths: [160, 240, 360, 540, 800, 1200, 1600], quality: 52, effort: 1 },
  jpg: { type: "image/jpeg", widths: [1200], quality: 78, mozjpeg: true },
} as const;

type Ending = keyof typeof formats;

/** A part of a picture, in its pixels. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface MadePhotograph {
  image: MadeImage;
  outputs: OutputFile[];
}

/**
 * A photograph as AVIF in several widths, and as a JPEG; crops as AVIF alone.
 *
 * @param name what the names of its files begin with
 * @param basePath the path below which the site lies: "" or `/sub`
 */
export async function makePhotograph(
  master: Buffer,
  name: string,
  crops: Crop[],
  basePath: string,
  cache: DiskCache,
): Promise<MadePhotograph> {
  const key = hash(master, JSON.stringify(formats));
  const { width, height, placeholderColor } = await measure(master, key, cache);
  const outputs: OutputFile[] = [];
  /** The `srcset` of a part of the picture in a format. */
  const makeSet = async (ending: Ending, area: Area, label: string): Promise<string> => {
    // All files of a set share one hash: pages name them together, and no other text compresses as badly.
    const digest = hash(key, JSON.stringify(area));
    const candidates = widthsFor(ending, area.width).map(async (wide) => {
      const make = () => encode(master, ending, area, wide);
      const source = await cache.rememberFile(`images/${digest}-${wide}.${ending}`, make);
      const file = `assets/${label}-${wide}.${digest.slice(0, 10)}.${ending}`;
      outputs.push({ file, source });
      return `${basePath}/${file} ${wide}w`;
    });
    return (await Promise.all(candidates)).join(", ");
  };

  const whole: Area = { left: 0, top: 0, width, height };
  const srcSet = await makeSet("jpg", whole, name);
  const image: MadeImage = {
    width,
    height,
    src: srcSet.split(" ")[0] ?? "",
    srcSet,
    sources: [{ type: formats.avif.type, srcSet: await makeSet("avif", whole, name) }],
    placeholderColor,
  };
  for (const crop of crops) {
    const area = areaOf(crop, width, height);
    const srcSet = await makeSet("avif", area, `${name}-${crop.shape.replace(":", "x")}`);
    const made = { type: formats.avif.type, srcSet, width: area.width, height: area.height };
    image.crops = { ...image.crops, [cropName(crop)]: made };
  }
  return { image, outputs };
}

/** A format's widths up to the picture's own, which is the last one unless it is nearly the one before. */
function widthsFor(ending: Ending, own: number): number[] {
  const { widths } = formats[ending];
  const fitting: number[] = widths.filter((width) => width <= own);
  const largest = fitting.at(-1) ?? 0;
  const isBeyond = fitting.length === widths.length || own <= largest * 1.08;
  return isBeyond ? fitting : [...fitting, own];
}

/** The largest part of that shape, its middle as near to the focus as the borders let it. */
function areaOf({ shape, focus }: Crop, width: number, height: number): Area {
  const [across = 1, down = 1] = shape.split(":").map(Number);
  const [left = 50, top = 50] = focus.split(" ").map((part) => Number.parseFloat(part));
  const scale = Math.min(width / across, height / down);
  const area = { width: Math.round(across * scale), height: Math.round(down * scale) };
  const start = (size: number, part: number, middle: number) =>
    Math.round(Math.min(Math.max((size * middle) / 100 - part / 2, 0), size - part));
  return { ...area, left: start(width, area.width, left), top: start(height, area.height, top) };
}

/** Size in pixels, turned upright, and the dominant color: `c73` for #cc7733. */
interface Measures {
  width: number;
  height: number;
  placeholderColor: string;
}

async function measure(master: Buffer, key: string, cache: DiskCache): Promise<Measures> {
  const measures = await cache.remember(`images/${key}.json`, async () => {
    const image = await open(master);
    // Reads all of the picture, so that a truncated one is found.
    const { dominant } = await image.stats();
    const { width, height, orientation = 1 } = (await image.metadata()) as Metadata;
    const placeholderColor = [dominant.r, dominant.g, dominant.b]
      .map((channel) => Math.round(channel / 17).toString(16))
      .join("");
    const isTurned = orientation >= 5;
    const size = isTurned ? { width: height, height: width } : { width, height };
    return JSON.stringify({ ...size, placeholderColor });
  });
  return JSON.parse(measures.toString());
}

async function encode(master: Buffer, ending: Ending, area: Area, width: number): Promise<Buffer> {
  const image = (await open(master)).rotate().extract(area).resize({ width });
  if (ending === "avif") {
    const { quality, effort } = formats.avif;
    return image.avif({ quality, effort }).toBuffer();
  }
  const { quality, mozjpeg } = formats.jpg;
  return image.flatten({ background: "#fff" }).jpeg({ quality, mozjpeg }).toBuffer();
}

/** Larger than what cameras make: each would take the memory of all others together. Pixels. */
const mostPixels = 64_000_000;

/** sharp is loaded only when there is something to make: it takes a tenth of a second. */
async function open(master: Buffer): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(master, { failOn: "truncated", limitInputPixels: mostPixels });
}
