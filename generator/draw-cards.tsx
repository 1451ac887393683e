/**
 * Social cards: the picture that a messenger or a social network shows beside a shared address. The site draws each
 * one as SVG; here its text becomes outlines of the site's own typefaces, so that no machine's fonts matter, and
 * the whole becomes a PNG.
 *
 * What a drawing may contain, besides everything that SVG has:
 * - `<text>` in plain words, with `x`, `y` (its first baseline), `fontFamily`, `fontSize`, `fontWeight`,
 *   `fontStretch` in percent, `fill`. It breaks at `data-width` pixels, with lines `data-leading` times its size
 *   apart, and becomes smaller until it has at most `data-lines` lines. With `data-from="bottom"`, `y` is its last
 *   baseline.
 * - `<use href="sprites/blocks.svg#star" x y width height>`: a symbol of a file in `assets/`, or the
 *   whole file where there is no `#`; `data-g="#fff"` is
 *   the value of `var(--g)` in it.
 * - `<image href="projects/alpha.svg" x y width height>`: a picture of `assets/images/`, cut to fill its place.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Font } from "fontkit";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Cache, hash } from "./cache.ts";
import { eachWithLimit } from "./each-with-limit.ts";
import type { Routes } from "./find-routes.ts";
import type { FontDefinition } from "./make-fonts.ts";
import type { Progress } from "./make-images.ts";
import type { PageAssets } from "./render-pages.tsx";
import type { Route } from "./site.tsx";
import type { OutputFile } from "./write-output.ts";

/** The size that all readers of cards know, in pixels. */
export const cardWidth = 1200;
export const cardHeight = 630;

/** Part of the cache's key: to be raised when cards are drawn or packed differently. */
const version = "1";

export interface CardProps {
  route: Route;
  /** Its place in the route table, from 0, for cards that differ from one page to the next. */
  index: number;
}

/** Cards are drawn only when their files are asked for: their names are made of what they are drawn from. */
export interface Cards {
  /** Absolute. */
  urlOf(route: Route): string;
  draw(route: Route): Promise<OutputFile>;
}

export interface CardInput {
  root: string;
  routes: Routes;
  fonts: FontDefinition[];
  assets: PageAssets;
  cache: Cache;
  /** Scheme and host of the site. */
  urlOrigin: string;
  draw: ComponentType<CardProps>;
}

/** @throws Error when a typeface is not there */
export async function openCards(input: CardInput): Promise<Cards> {
  const { routes, fonts, assets, cache, urlOrigin } = input;
  const urlPrefix = assets.style.slice(0, assets.style.lastIndexOf("/") + 1);
  const masters = await readFonts(input.root, fonts);
  const opened = new Map<string, Promise<Font>>();
  const fontKey = hash(...masters.values());
  const indexes = new Map(routes.all.map((route, index) => [route, index]));
  const sketch = (route: Route) => {
    const index = indexes.get(route) ?? 0;
    const drawing = renderToStaticMarkup(createElement(input.draw, { route, index }));
    const key = hash(version, drawing, fontKey, ...usedAssets(drawing, assets));
    return { drawing, key, name: `${cardName(route)}.${key.slice(0, 10)}.png` };
  };
  return {
    urlOf: (route) => urlOrigin + urlPrefix + sketch(route).name,
    async draw(route) {
      const { drawing, key, name } = sketch(route);
      const png = await cache.remember(`cards/${key}.png`, () => finish(drawing, input, { masters, opened }));
      return { file: `assets/${name}`, contents: png };
    },
  };
}

/** What the name of a card's file begins with: `card-portfolio-beatum`. */
export function cardName({ path }: Route): string {
  return `card-${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}`;
}

/** All cards. */
export async function drawCards(
  cards: Cards,
  routes: Routes,
  progress: Progress = () => {},
): Promise<OutputFile[]> {
  const outputs: OutputFile[] = [];
  let done = 0;
  // Few at a time: a card under way takes some megabytes.
  await eachWithLimit(routes.all, availableParallelism(), async (route, index) => {
    outputs[index] = await cards.draw(route);
    progress(++done, routes.all.length);
  });
  return outputs;
}

async function readFonts(root: string, fonts: FontDefinition[]): Promise<Map<string, Buffer>> {
  const resolve = createRequire(path.join(root, "package.json")).resolve;
  return new Map(
    await Promise.all(
      fonts.map(async ({ family, file }) => [family, await readFile(resolve(file))] as [string, Buffer]),
    ),
  );
}

/** Final addresses of the files that a drawing refers to: they change with the files. */
function usedAssets(drawing: string, { images, urls }: PageAssets): string[] {
  return [...drawing.matchAll(/<(use|image)\b[^>]*\shref="([^"#]+)/g)].map(([, kind, file = ""]) => {
    const url = kind === "image" ? images.get(file)?.src : urls.get(`assets/${file}`);
    if (!url) throw new Error(`A card shows ${file}, which is not there, or which no content file names.`);
    return url;
  });
}

/** Typefaces by family, and those whose axes are fixed already, by family and axes. */
interface Typefaces {
  masters: Map<string, Buffer>;
  opened: Map<string, Promise<Font>>;
}

async function finish(drawing: string, input: CardInput, typefaces: Typefaces): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const svg = await replaceAll(
    drawing,
    /<(text|use|image)\b([^>]*)>(.*?)<\/\1>/gs,
    (_, name, list, inner) => {
      const attributes = attributesOf(list);
      if (name === "use") return symbol(attributes, input.root);
      if (name === "image") return picture(attributes, input);
      return outline(unescaped(inner), attributes, typefaces);
    },
  );
  return sharp(Buffer.from(svg))
    .resize(cardWidth, cardHeight)
    .flatten({ background: "#fff" })
    .png({ palette: true, quality: 92, dither: 0.6, effort: 7, compressionLevel: 9 })
    .toBuffer();
}

/** `String.replace` with a replacer that takes its time. */
async function replaceAll(
  text: string,
  pattern: RegExp,
  replacer: (...match: string[]) => Promise<string>,
): Promise<string> {
  const matches = [...text.matchAll(pattern)];
  const replaced = await Promise.all(matches.map((match) => replacer(...match.map((part) => part ?? ""))));
  let result = "";
  let end = 0;
  for (const [index, match] of matches.entries()) {
    result += text.slice(end, match.index) + replaced[index];
    end = match.index + match[0].length;
  }
  return result + text.slice(end);
}

type Attributes = Record<string, string>;

function attributesOf(list: string): Attributes {
  return Object.fromEntries(
    [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, unescaped(value)]),
  );
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** React's own escapes, undone. */
function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
}

/** A number of pixels; 0 where the attribute is missing. */
const pixels = (attributes: Attributes, name: string, otherwise = 0) =>
  name in attributes ? Number.parseFloat(attributes[name] ?? "") : otherwise;

/* Text -------------------------------------------------------------------------------------------------- */

async function outline(text: string, attributes: Attributes, typefaces: Typefaces): Promise<string> {
  const font = await openOnce(attributes, typefaces);
  const width = pixels(attributes, "data-width", Number.POSITIVE_INFINITY);
  const most = pixels(attributes, "data-lines", Number.POSITIVE_INFINITY);
  const leading = pixels(attributes, "data-leading", 1.1);
  let size = pixels(attributes, "font-size", 16);
  let lines = breakLines(text, font, width / size);
  while (lines.length > most || lines.some((line) => advance(line, font) * size > width)) {
    size *= 0.97;
    lines = breakLines(text, font, width / size);
  }
  const x = pixels(attributes, "x");
  const bottom = attributes["data-from"] === "bottom" ? (lines.length - 1) * leading * size : 0;
  const drawn = lines.map((line, index) => {
    const y = pixels(attributes, "y") - bottom + index * leading * size;
    const scale = size / font.unitsPerEm;
    return `<g transform="translate(${rounded(x)} ${rounded(y)}) scale(${scale} ${-scale})">${glyphs(line, font)}</g>`;
  });
  return `<g fill="${attributes.fill ?? "#000"}">${drawn.join("")}</g>`;
}

const rounded = (value: number) => Number(value.toFixed(2));

/** All that European text is written with: Latin letters, marks and dashes. */
const characters = [0x20, 0xa0, 0x2000]
  .flatMap((from) => Array.from({ length: from === 0xa0 ? 0xe0 : 0x60 }, (_, index) => from + index))
  .map((code) => String.fromCharCode(code))
  .join("");

/** Fixing the axes takes longer than drawing, and most cards use the same. */
function openOnce(attributes: Attributes, { masters, opened }: Typefaces): Promise<Font> {
  const key = JSON.stringify(["font-family", "font-weight", "font-stretch"].map((name) => attributes[name]));
  const font = opened.get(key) ?? openFont(attributes, masters);
  opened.set(key, font);
  return font;
}

/** fontkit cannot vary a compressed font: its axes are fixed first. */
async function openFont(attributes: Attributes, masters: Map<string, Buffer>): Promise<Font> {
  const family = attributes["font-family"] ?? "";
  const master = masters.get(family);
  if (!master) throw new Error(`A card uses the typeface "${family}", which is none of the site's.`);
  const [{ default: subsetFont }, { create }] = await Promise.all([import("subset-font"), import("fontkit")]);
  const axes = {
    ...("font-weight" in attributes && { wght: Number(attributes["font-weight"]) }),
    ...("font-stretch" in attributes && { wdth: Number.parseFloat(attributes["font-stretch"] ?? "") }),
  };
  const still = await subsetFont(master, characters, { targetFormat: "sfnt", variationAxes: axes });
  const font = create(still);
  if (!("layout" in font)) throw new Error(`The typeface "${family}" is a collection.`);
  return font;
}

/** Width of a text at size 1. */
function advance(text: string, font: Font): number {
  return font.layout(text).positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
}

/** As few lines as fit, each about as long as the others. */
function breakLines(text: string, font: Font, width: number): string[] {
  const greedy = fill(text, font, width);
  if (greedy.length < 2) return greedy;
  // Narrower and narrower, as long as there is not one line more.
  let balanced = greedy;
  for (let share = 0.97; share > 0.5; share -= 0.03) {
    const narrower = fill(text, font, width * share);
    const isWider = narrower.some((line) => advance(line, font) > width * share);
    if (narrower.length > greedy.length || isWider) break;
    balanced = narrower;
  }
  return balanced;
}

function fill(text: string, font: Font, width: number): string[] {
  const lines: string[] = [];
  // Not at non-breaking spaces.
  for (const word of text.split(/[ \n]+/)) {
    const longer = [...lines.slice(-1), word].join(" ");
    if (lines.length > 0 && advance(longer, font) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function glyphs(line: string, font: Font): string {
  let x = 0;
  const run = font.layout(line);
  const drawn = run.glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0 } = run.positions[index] ?? {};
    const shape = glyph.path.toSVG();
    const placed = shape && `<path transform="translate(${rounded(x + xOffset)})" d="${shape}"/>`;
    x += xAdvance;
    return placed;
  });
  return drawn.join("");
}

/* Symbols and pictures ---------------------------------------------------------------------------------- */

async function symbol(attributes: Attributes, root: string): Promise<string> {
  const [file = "", id = ""] = (attributes.href ?? "").split("#");
  const sprite = await readFile(path.join(root, "assets", file), "utf8");
  const element = id ? `<symbol\\b([^>]*\\sid="${id}"[^>]*)>(.*?)</symbol>` : "<svg\\b([^>]*)>(.*)</svg>";
  const found = new RegExp(element, "s").exec(sprite);
  if (!found) throw new Error(`A card uses assets/${file}#${id}, which is not there.`);
  const [, list = "", inner = ""] = found;
  const { viewBox = "" } = attributesOf(list);
  const coloured = inner.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => {
    return attributes[`data-${name}`] ?? whole;
  });
  const place = ["x", "y", "width", "height"]
    .map((name) => `${name}="${pixels(attributes, name)}"`)
    .join(" ");
  const turned = attributes.transform ? ` transform="${attributes.transform}"` : "";
  return `<g${turned}><svg ${place} viewBox="${viewBox}">${coloured}</svg></g>`;
}

/** Made pixels by sharp and put in whole: a drawing inside a drawing would bring its ids and styles along. */
async function picture(attributes: Attributes, { root, assets }: CardInput): Promise<string> {
  const { default: sharp } = await import("sharp");
  const file = attributes.href ?? "";
  const master = path.join(root, "assets/images", file);
  const width = Math.round(pixels(attributes, "width"));
  const height = Math.round(pixels(attributes, "height"));
  const made = assets.images.get(file);
  const enlarged = made ? Math.max(width / made.width, height / made.height, 1) : 1;
  const png = await sharp(master, file.endsWith(".svg") ? { density: 72 * enlarged } : {})
    .rotate()
    .resize(width, height, { fit: "cover" })
    .png()
    .toBuffer();
  const kept = ["x", "y", "width", "height", "clip-path"].flatMap((name) =>
    name in attributes ? [`${name}="${attributes[name]}"`] : [],
  );
  return `<image ${kept.join(" ")} href="data:image/png;base64,${png.toString("base64")}"/>`;
}
