/** Pictures for the web: AVIF, WebP and a fallback in several widths; drawings cleaned by svgo. */
import { readFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import glob from "fast-glob";
import type { Metadata, Sharp } from "sharp";
import { type Cache, hash } from "./cache.ts";
import { eachWithLimit } from "./each-with-limit.ts";
import { compare, missingImage, type Problem, Problems, stopOn, unreadableImage } from "./problems.ts";
import type { ImageUse } from "./read-content.ts";
import type { MadeImage } from "./site.tsx";
import type { OutputFile } from "./write-output.ts";

/** Widths in pixels; none is larger than its master. */
const widths = [400, 640, 960, 1280, 1600, 2000];

/** Settings are part of the cache's key: a change of quality makes the pictures again. */
const formats = [
  { ending: "avif", type: "image/avif", options: { quality: 52, effort: 4 } },
  { ending: "webp", type: "image/webp", options: { quality: 76, effort: 5 } },
  { ending: "jpg", type: "image/jpeg", options: { quality: 78, mozjpeg: true } },
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
 * @param uses what content refers to
 * @param urlPrefix what addresses of assets begin with: `/assets/`
 * @throws Problems for pictures that are missing or cannot be read
 */
export async function makeImages(
  root: string,
  uses: ImageUse[],
  urlPrefix: string,
  cache: Cache,
  progress: Progress,
): Promise<MadeImages> {
  const folder = path.join(root, "assets/images");
  const masters = (await glob("**/*", { cwd: folder })).sort(compare);
  const problems: Problem[] = uses
    .filter((use) => !masters.includes(use.file))
    .map((use) => missingImage(use.place, use.file, masters));
  const wanted = masters.filter((master) => uses.some((use) => use.file === master));
  const result: MadeImages = { images: new Map(), outputs: [] };
  let done = 0;
  const total = wanted.length;
  await eachWithLimit(wanted, os.availableParallelism(), async (file) => {
    try {
      const made = await makeImage(path.join(folder, file), file, urlPrefix, cache);
      result.images.set(file, made.image);
      result.outputs.push(...made.outputs);
    } catch (error) {
      if (error instanceof Problems) throw error;
      const place = uses.find((use) => use.file === file)?.place;
      if (place) problems.push(unreadableImage(place, file, readReason(error as Error)));
    }
    done++;
    progress(done, total);
  });
  stopOn(problems);
  return result;
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

async function makeImage(master: string, file: string, urlPrefix: string, cache: Cache) {
  const source = await readFile(master);
  if (source.length === 0) throw new Error("it is empty");
  const name = path.basename(file).replace(/\.[^.]+$/, "");
  return file.endsWith(".svg")
    ? makeDrawing(source, name, urlPrefix, cache)
    : makePhotograph(source, name, urlPrefix, cache);
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

async function makePhotograph(source: Buffer, name: string, urlPrefix: string, cache: Cache) {
  const key = hash(source);
  const meta = await cache.remember(`images/${key}.json`, async () => JSON.stringify(await readSize(source)));
  const { width, height } = JSON.parse(meta.toString("utf8")) as { width: number; height: number };
  const fitting = widths.filter((candidate) => candidate <= width);
  const made = fitting.length > 0 ? fitting : [width];
  const outputs: OutputFile[] = [];
  const sets: { type: string; srcSet: string; largest: string }[] = [];
  for (const format of formats) {
    const candidates: string[] = [];
    for (const candidate of made) {
      const bytes = await cache.remember(
        `images/${hash(key, settingsOf(format, candidate))}.${format.ending}`,
        () => encode(source, format, candidate),
      );
      const output = hashedOutput(`${name}-${candidate}`, format.ending, bytes);
      outputs.push(output.file);
      candidates.push(`${urlPrefix}${output.name} ${candidate}w`);
    }
    const largest = candidates.at(-1)?.split(" ")[0] ?? "";
    sets.push({ type: format.type, srcSet: candidates.join(", "), largest });
  }
  const fallback = sets.pop();
  const image: MadeImage = {
    width,
    height,
    src: fallback?.largest ?? "",
    srcSet: fallback?.srcSet ?? "",
    sources: sets.map(({ type, srcSet }) => ({ type, srcSet })),
  };
  return { image, outputs };
}

function settingsOf(format: Format, width: number): string {
  return JSON.stringify([format.ending, format.options, width]);
}

/** Size in pixels, turned upright. Reads all of the picture, so that a truncated one is found. */
async function readSize(source: Buffer): Promise<{ width: number; height: number }> {
  const image = await open(source);
  await image.stats();
  const { width, height, orientation = 1 } = (await image.metadata()) as Metadata;
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

async function encode(source: Buffer, format: Format, width: number): Promise<Buffer> {
  const image = (await open(source)).rotate().resize({ width });
  if (format.ending === "avif") return image.avif(format.options).toBuffer();
  if (format.ending === "webp") return image.webp(format.options).toBuffer();
  return image.flatten({ background: "#fff" }).jpeg(format.options).toBuffer();
}

/** sharp is loaded only when there is something to make: it takes a tenth of a second. */
async function open(source: Buffer): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  return sharp(source, { failOn: "truncated" });
}

/** An asset under a name that changes with its content, so that browsers may keep it for ever. */
export function hashedOutput(name: string, ending: string, contents: Uint8Array | string) {
  const hashed = `${name}.${hash(contents).slice(0, 10)}.${ending}`;
  const file: OutputFile = { file: `assets/${hashed}`, contents };
  return { name: hashed, file };
}
