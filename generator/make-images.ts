/** Pictures for the web: AVIF and a fallback in several widths, whole and cropped; drawings cleaned by svgo. */
import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import glob from "fast-glob";
import type { Metadata, Sharp } from "sharp";
import { type Cache, hash } from "./cache.ts";
import { eachWithLimit } from "./each-with-limit.ts";
import {
  compare,
  croppedDrawing,
  misnamedImage,
  missingImage,
  type Problem,
  Problems,
  stopOn,
  unreadableImage,
} from "./problems.ts";
import type { ImageUse } from "./read-content.ts";
import { type Crop, cropName, type MadeImage } from "./site.tsx";
import { type DatedFile, type Dating, datingOf, type OutputFile } from "./write-output.ts";

/**
 * Formats, and their widths in pixels; none is larger than its master. Each step of AVIF is a sixth larger than the one
 * before, so that no visitor loads much more than the slot shows. Browsers that cannot show AVIF are years old.
 * Settings are part of the cache's key: a change of quality makes the pictures again. (An effort of 4 costs six times
 * the time of 2, for a sixth of the bytes.)
 */
const formats = [
  {
    ending: "avif",
    type: "image/avif",
    options: { quality: 52, effort: 2 },
    widths: Array.from({ length: 18 }, (_, step) => Math.round(133 * 1.16 ** step)),
  },
  {
    ending: "jpg",
    type: "image/jpeg",
    options: { quality: 78, mozjpeg: true },
    widths: [480, 960, 1600],
  },
] as const;

type Format = (typeof formats)[number];

/** Called as pictures are finished. */
export type Progress = (done: number, total: number) => void;

/** Pictures by their name in content, and the files to write. */
export interface MadeImages {
  images: Map<string, MadeImage>;
  outputs: OutputFile[];
}

/**
 * @param root the project's root, an absolute path
 * @param uses what content refers to: all, for what is wrong with one, and the first of each picture and crop
 * @param urlPrefix what addresses of assets begin with: `/assets/`
 * @throws Problems for pictures that are missing or cannot be read
 */
export async function makeImages(
  root: string,
  uses: { all: Iterable<ImageUse>; first: Iterable<ImageUse> },
  urlPrefix: string,
  cache: Cache,
  progress: Progress,
): Promise<MadeImages> {
  const folder = path.join(root, "assets/images");
  const masters = (await glob("**/*", { cwd: folder })).sort(compare);
  const usesOf = new Map(masters.map((master): [string, MasterUses] => [master, { crops: new Map() }]));
  const problems: Problem[] = [];
  const isWrong = ({ file, crop }: ImageUse) => !usesOf.has(file) || (crop && file.endsWith(".svg"));
  let isAnyWrong = false;
  for (const use of uses.first) {
    isAnyWrong ||= Boolean(isWrong(use));
    const known = usesOf.get(use.file);
    if (!known) continue;
    known.first ??= use;
    if (use.crop) known.crops.set(cropName(use.crop), use.crop);
  }
  for (const use of isAnyWrong ? uses.all : []) {
    if (!isWrong(use)) continue;
    const { file, place } = use;
    problems.push(usesOf.has(file) ? croppedDrawing(place, file) : missingImage(place, file, masters));
  }
  const wanted = masters.filter((master) => usesOf.get(master)?.first);
  const result: MadeImages = { images: new Map(), outputs: [] };
  let done = 0;
  const total = wanted.length;
  await eachWithLimit(wanted, os.availableParallelism(), async (file) => {
    try {
      const crops = [...(usesOf.get(file)?.crops.values() ?? [])];
      const made = await makeImage(path.join(folder, file), file, crops, urlPrefix, cache);
      result.images.set(file, made.image);
      result.outputs.push(...made.outputs);
    } catch (error) {
      if (error instanceof Problems) throw error;
      const place = usesOf.get(file)?.first?.place;
      if (place)
        problems.push(
          error instanceof Misnamed
            ? misnamedImage(place, file, error.message, error.ending)
            : unreadableImage(place, file, readReason(error as Error)),
        );
    }
    done++;
    progress(done, total);
  });
  stopOn(problems);
  return result;
}

/** What is kept of the uses of a picture, which may be thousands. */
interface MasterUses {
  first?: ImageUse;
  /** By their names. */
  crops: Map<string, Crop>;
}

/** Formats by their first bytes. A name that says another one misleads whoever opens the file. */
const knownFormats = [
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

function formatOf(source: Buffer) {
  const start = source.subarray(0, 200).toString("latin1");
  if (/^.{4}ftyp(heic|heix|mif1)/s.test(start))
    throw new Error("it is in HEIC, the format of telephones, which browsers do not show");
  return knownFormats.find(({ begins }) => begins.test(start));
}

/** Thrown for a picture that is not what its name says. */
class Misnamed extends Error {
  readonly ending: string;
  constructor(format: string, ending: string) {
    super(format);
    this.ending = ending;
  }
}

/** Why a picture cannot be read, in words that go on in the middle of a sentence. */
export function readReason({ message }: Error): string {
  const [line = ""] = message.split("\n");
  if (/unsupported image format/.test(line)) return "it is in no format that is known here";
  // sharp names the part of its library that gave up, svgo the position in its input.
  const [, library] = /^(\w+): /.exec(line) ?? [];
  const plain = line.replace(/^<input>:\d+:\d+: /, "").replace(/\.$/, "");
  return library
    ? `it is damaged or incomplete (${plain})`
    : plain.replace(/^./, (first) => first.toLowerCase());
}

async function makeImage(master: string, file: string, crops: Crop[], urlPrefix: string, cache: Cache) {
  const source = await readFile(master);
  if (source.length === 0) throw new Error("it is empty");
  const format = formatOf(source);
  if (format && !format.endings.test(file)) throw new Misnamed(format.name, format.ending);
  const name = path.basename(file).replace(/\.[^.]+$/, "");
  return file.endsWith(".svg")
    ? makeDrawing(source, name, urlPrefix, cache)
    : makePhotograph(source, name, crops, urlPrefix, cache);
}

async function makeDrawing(source: Buffer, name: string, urlPrefix: string, cache: Cache) {
  const svg = await cleanSvg(source.toString("utf8"), cache);
  const output = hashedOutput(name, "svg", svg);
  const image: MadeImage = { ...drawingSize(svg), src: urlPrefix + output.name, sources: [] };
  return { image, outputs: [output.file] };
}

/** Width and height of a drawing, from its attributes or its view box. */
function drawingSize(svg: string): { width: number; height: number } {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? "";
  const attribute = (name: string) => new RegExp(`\\s${name}="([^"]+)"`).exec(root)?.[1];
  const [, , boxWidth, boxHeight] = (attribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
  const width = Number.parseFloat(attribute("width") ?? "") || boxWidth;
  const height = Number.parseFloat(attribute("height") ?? "") || boxHeight;
  if (!width || !height) throw new Error("it has neither width and height nor a viewBox");
  return { width: Math.round(width), height: Math.round(height) };
}

/**
 * A drawing without what only its editor needs. Ids stay: sprites are addressed by them.
 *
 * @param svg source
 */
export async function cleanSvg(svg: string, cache: Cache): Promise<string> {
  const settings = { multipass: true, floatPrecision: 2, keepIds: true };
  const kept = await cache.remember(`svg/${hash(svg, JSON.stringify(settings))}.svg`, async () => {
    const { optimize } = await import("svgo");
    return optimize(svg, {
      multipass: settings.multipass,
      floatPrecision: settings.floatPrecision,
      plugins: [
        {
          name: "preset-default",
          params: {
            overrides: { cleanupIds: false, removeHiddenElems: false, removeUselessStrokeAndFill: false },
          },
        },
      ],
    }).data;
  });
  return kept.toString("utf8");
}

async function makePhotograph(source: Buffer, name: string, crops: Crop[], urlPrefix: string, cache: Cache) {
  const key = hash(source);
  const kept = await cache.remember(`images/${key}.facts.json`, async () =>
    JSON.stringify(await readFacts(source)),
  );
  const { width, height, tone } = JSON.parse(kept.toString("utf8")) as Facts;
  const outputs: OutputFile[] = [];

  /** The whole picture or a part of it: for each format the candidates of its `srcset`, largest last. */
  async function makeSets(wanted: Format[], area: Area, label: string): Promise<string[][]> {
    const files = wanted.flatMap((format) =>
      widthsFor(format, area.width).map((candidate) => ({
        format,
        candidate,
        cached: `images/${hash(key, settingsOf(format, area, candidate))}.${format.ending}`,
      })),
    );
    const { digest, datings } = await describeSet(
      files.map(({ cached }) => cached),
      async () => {
        const made: Buffer[] = [];
        for (const { cached, format, candidate } of files)
          made.push(await cache.rememberDated(cached, () => encode(source, format, area, candidate)));
        return made;
      },
      cache,
    );
    const addresses = files.map(({ format, candidate, cached }, index) => {
      const name = `${label}-${candidate}.${digest}.${format.ending}`;
      outputs.push(
        copiedOutput(`assets/${name}`, { source: cache.pathOf(cached), ...(datings[index] as Dating) }),
      );
      return { format, address: `${urlPrefix}${name} ${candidate}w` };
    });
    return wanted.map((one) => addresses.flatMap(({ format, address }) => (format === one ? address : [])));
  }

  const [better, fallback] = formats;
  const whole: Area = { left: 0, top: 0, width, height };
  const [betterSet = [], fallbackSet = []] = await makeSets([better, fallback], whole, name);
  const image: MadeImage = {
    width,
    height,
    src: fallbackSet.at(-1)?.split(" ")[0] ?? "",
    srcSet: fallbackSet.join(", "),
    sources: [{ type: better.type, srcSet: betterSet.join(", ") }],
    tone,
  };
  for (const crop of crops) {
    const area = areaOf(crop, width, height);
    const label = `${name}-${crop.shape.replace(":", "x")}`;
    const [candidates = []] = await makeSets([better], area, label);
    const source = { type: better.type, srcSet: candidates.join(", ") };
    image.crops = { ...image.crops, [cropName(crop)]: { ...source, width: area.width, height: area.height } };
  }
  return { image, outputs };
}

/**
 * What is known of files in the cache without reading them again.
 *
 * @param names of the files
 * @param make returns their contents, those of all
 * @returns one hash for all of them: pages name them together, and no other text compresses as badly
 */
async function describeSet(
  names: string[],
  make: () => Promise<Buffer[]>,
  cache: Cache,
): Promise<SetDescription> {
  const note = `images/${hash(...names)}.set`;
  const kept = cache.readNote(note);
  const known = kept && (JSON.parse(kept.toString("utf8")) as SetDescription);
  // Of all, so that each of them that was only touched is known again.
  const areThere = known?.datings.map((dating, index) => cache.hasDated(names[index] as string, dating));
  if (known && areThere?.every(Boolean)) {
    cache.counts.reused += names.length;
    return known;
  }
  const made = await make();
  const described: SetDescription = { digest: shortHash(...made), datings: made.map(datingOf) };
  await cache.writeNote(note, Buffer.from(JSON.stringify(described)));
  return described;
}

interface SetDescription {
  /** Of the contents of all. */
  digest: string;
  datings: Dating[];
}

/** A file of the output that lies in the cache already: read only by who asks for its contents. */
function copiedOutput(file: string, copyOf: DatedFile): OutputFile {
  return {
    file,
    copyOf,
    get contents() {
      return readFileSync(copyOf.source);
    },
  };
}

/** A format's widths up to the picture's own, which is the last one unless it is nearly the one before. */
function widthsFor({ widths }: Format, own: number): number[] {
  const fitting: number[] = widths.filter((width) => width <= own);
  if (own < widths[0] || own > (fitting.at(-1) ?? 0) * 1.08) fitting.push(own);
  return fitting.filter((width) => width <= Math.max(...widths) || fitting.length === 1);
}

/** A part of a picture, in its pixels. */
interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
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

function settingsOf(format: Format, area: Area, width: number): string {
  return JSON.stringify([format.ending, format.options, area, width]);
}

/** What is read of a photograph: size in pixels, turned upright, and its dominant colour, `c73` for #cc7733. */
interface Facts {
  width: number;
  height: number;
  tone: string;
}

/** Reads all of the picture, so that a truncated one is found. */
async function readFacts(source: Buffer): Promise<Facts> {
  const image = await open(source);
  const { dominant } = await image.stats();
  const { width, height, orientation = 1 } = (await image.metadata()) as Metadata;
  const tone = [dominant.r, dominant.g, dominant.b]
    .map((channel) => Math.round(channel / 17).toString(16))
    .join("");
  return orientation >= 5 ? { width: height, height: width, tone } : { width, height, tone };
}

async function encode(source: Buffer, format: Format, area: Area, width: number): Promise<Buffer> {
  const image = (await open(source)).rotate().extract(area).resize({ width });
  if (format.ending === "avif") return image.avif(format.options).toBuffer();
  return image.flatten({ background: "#fff" }).jpeg(format.options).toBuffer();
}

/** sharp is loaded only when there is something to make: it takes a tenth of a second. */
async function open(source: Buffer): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(source, { failOn: "truncated" });
}

/** An asset under a name that changes with its content, so that browsers may keep it for ever. */
export function hashedOutput(name: string, ending: string, contents: Uint8Array | string) {
  const hashed = `${name}.${shortHash(contents)}.${ending}`;
  const file: OutputFile = { file: `assets/${hashed}`, contents };
  return { name: hashed, file };
}

/** As names have it: ten hexadecimal digits. */
function shortHash(...contents: (Uint8Array | string)[]): string {
  return hash(...contents).slice(0, 10);
}
