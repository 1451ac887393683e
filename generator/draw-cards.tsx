/**
 * Social cards: the picture that a messenger or a social network shows beside a shared address. The site draws each
 * one as HTML of `<div>`, `<p>` and `<img>` with inline styles; satori lays it out as SVG, with its text as outlines
 * of the site's own typefaces, so that no machine's fonts matter; sharp makes that a PNG.
 *
 * What a drawing may contain, besides what satori knows (<https://github.com/vercel/satori>):
 * - `<img src width height>` of a file of `assets/`: `images/projects/alpha.svg`, a picture, cut to fill its place;
 *   `sprites/ui.svg#star`, a symbol of that file, or the whole file where there is no `#`; `data-g="#fff"` is
 *   the value of `var(--g)` in it.
 * - `data-lines={3}` on an element of text that has `width`, `fontSize` and `lineHeight` of its own: the text becomes
 *   smaller until it has at most that many lines, and no word is wider than the element.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism } from "node:os";
import path from "node:path";
import { type ComponentType, createElement, isValidElement, type ReactElement, type ReactNode } from "react";
import type { Font, SatoriNode } from "satori";
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
const version = "3";

export interface CardDefinition {
  draw: ComponentType<CardProps>;
  /** By the `fontFamily` that a drawing calls them: a typeface of the site at one place of each of its axes. */
  typefaces: Record<string, { family: string; axes: Record<string, number> }>;
}

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
  card: CardDefinition;
}

/** @throws Error when a typeface is not there */
export async function openCards(input: CardInput): Promise<Cards> {
  const { root, routes, assets, cache, urlOrigin, card } = input;
  const urlPrefix = assets.style.slice(0, assets.style.lastIndexOf("/") + 1);
  const typefaces = await readTypefaces(input);
  const typefacesKey = hash(JSON.stringify(card.typefaces), ...typefaces.map(({ master }) => master));
  const indexes = new Map(routes.all.map((route, index) => [route, index]));
  // Once for all cards, and not before one has to be drawn.
  let fonts: Promise<Font[]> | undefined;
  const sketch = (route: Route) => {
    const drawing = createElement(card.draw, { route, index: indexes.get(route) ?? 0 });
    const shown: string[] = [];
    const plan = JSON.stringify(outline(drawing, shown));
    const key = hash(version, plan, typefacesKey, ...shown.map((src) => assetUrl(src, assets)));
    return { drawing, key, name: `${cardName(route)}.${key.slice(0, 10)}.png` };
  };
  return {
    urlOf: (route) => urlOrigin + urlPrefix + sketch(route).name,
    async draw(route) {
      const { drawing, key, name } = sketch(route);
      const png = await cache.remember(`cards/${key}.png`, async () => {
        fonts ??= Promise.all(typefaces.map((typeface) => fixAxes(typeface, cache)));
        return finish(drawing, { root, assets, fonts: await fonts });
      });
      return { file: `assets/${name}`, contents: png };
    },
  };
}

/** What the name of a card's file begins with: `card-our_services-seo`. */
export function cardName({ path }: Route): string {
  return `card-${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}`;
}

/** All cards. Routes that share a file share the card of the first of them. */
export async function drawCards(
  cards: Cards,
  routes: Routes,
  progress: Progress = () => {},
): Promise<OutputFile[]> {
  const drawn = [...routes.byFile.values()];
  const outputs: OutputFile[] = [];
  let done = 0;
  // Few at a time: a card under way takes some megabytes.
  await eachWithLimit(drawn, availableParallelism(), async (route, index) => {
    outputs[index] = await cards.draw(route);
    progress(++done, drawn.length);
  });
  return outputs;
}

/**
 * All that a drawing is made of, as plain data: its components called, its elements as lists.
 *
 * @param shown takes up the sources of its pictures
 */
function outline(node: ReactNode, shown: string[]): unknown {
  if (Array.isArray(node)) return node.map((child) => outline(child, shown));
  if (!isValidElement<Properties>(node)) return node;
  const { type, props } = node;
  if (typeof type === "function") return outline((type as Drawn)(props), shown);
  if (type === "img") shown.push(String(props.src));
  const { children, ...rest } = props;
  return [typeof type === "string" ? type : "", rest, outline(children, shown)];
}

/** A component of a drawing: cards have neither state nor context. */
type Drawn = (props: Properties) => ReactNode;

/** Final address of a file that a drawing shows: it changes with the file. */
function assetUrl(src: string, { images, urls }: PageAssets): string {
  const [file = ""] = src.split("#");
  const picture = pictureFile(file);
  const url = picture ? images.get(picture)?.src : urls.get(`assets/${file}`);
  if (!url) throw new Error(`A card shows ${file}, which is not there, or which no content file names.`);
  return url;
}

/** As content files name pictures: `projects/alpha.svg` for `images/projects/alpha.svg`. */
function pictureFile(file: string): string | undefined {
  return file.startsWith("images/") ? file.slice("images/".length) : undefined;
}

/* Typefaces --------------------------------------------------------------------------------------------- */

/** A variable font and where on its axes it is to stand. */
interface Typeface {
  name: string;
  master: Buffer;
  axes: Record<string, number>;
}

function readTypefaces({ root, fonts, card }: CardInput): Promise<Typeface[]> {
  const resolve = createRequire(path.join(root, "package.json")).resolve;
  return Promise.all(
    Object.entries(card.typefaces).map(async ([name, { family, axes }]) => {
      const font = fonts.find((candidate) => candidate.family === family);
      if (!font) throw new Error(`A card uses the typeface "${family}", which is none of the site's.`);
      return { name, master: await readFile(resolve(font.file)), axes };
    }),
  );
}

/** All that European text is written with: Latin letters, marks and dashes. */
const characters = [0x20, 0xa0, 0x2000]
  .flatMap((from) => Array.from({ length: from === 0xa0 ? 0xe0 : 0x60 }, (_, index) => from + index))
  .map((code) => String.fromCharCode(code))
  .join("");

/** satori draws a variable font at its defaults: its axes are fixed first. */
async function fixAxes({ name, master, axes }: Typeface, cache: Cache): Promise<Font> {
  const key = hash(master, JSON.stringify(axes), characters);
  const data = await cache.remember(`fonts/${key}.ttf`, async () => {
    const { default: subsetFont } = await import("subset-font");
    return subsetFont(master, characters, { targetFormat: "sfnt", variationAxes: axes });
  });
  return { name, data };
}

/* Drawing ----------------------------------------------------------------------------------------------- */

interface Materials {
  root: string;
  assets: PageAssets;
  fonts: Font[];
}

async function finish(drawing: ReactNode, materials: Materials): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const svg = await layOut(await settle(drawing, materials), materials);
  // satori clips each picture to its place and then masks it with the same: drawing the masks takes twice as long.
  const unmasked = svg.replace(/(<image [^>]*) mask="[^"]*"/g, "$1");
  return sharp(Buffer.from(unmasked))
    .flatten({ background: "#fff" })
    .png({ palette: true, quality: 92, dither: 0.6, effort: 7, compressionLevel: 9 })
    .toBuffer();
}

async function layOut(
  drawing: ReactNode,
  { fonts }: Materials,
  onNodeDetected: (node: SatoriNode) => void = () => {},
): Promise<string> {
  const { default: satori } = await import("satori");
  return satori(drawing, { width: cardWidth, height: cardHeight, fonts, onNodeDetected });
}

/** What satori needs to know and cannot find out: files as data, and texts as small as they have to be. */
async function settle(node: ReactNode, materials: Materials): Promise<ReactNode> {
  if (Array.isArray(node)) return Promise.all(node.map((child) => settle(child, materials)));
  if (!isValidElement<Properties>(node)) return node;
  const { type, props } = node;
  if (typeof type === "function") {
    return settle((type as Drawn)(props), materials);
  }
  if (type === "img") return withProps(node, { src: await dataUrl(props, materials) });
  const settled = withProps(node, { children: await settle(props.children, materials) });
  return props["data-lines"] ? shrinkToFit(settled, materials) : settled;
}

type Properties = Record<string, unknown> & { children?: ReactNode };

function withProps(element: ReactElement<Properties>, props: Properties): ReactElement<Properties> {
  return { ...element, props: { ...element.props, ...props } };
}

async function shrinkToFit(element: ReactElement<Properties>, materials: Materials): Promise<ReactNode> {
  const lines = Number(element.props["data-lines"]);
  const style = element.props.style as { width: number; fontSize: number; lineHeight: number };
  let fontSize = style.fontSize;
  for (;;) {
    // A word that is too wide widens the whole element.
    const text = withProps(element, { style: { ...style, fontSize, minWidth: "min-content" } });
    let box: SatoriNode | undefined;
    await layOut(text, materials, (node) => {
      box ??= node;
    });
    const { width, height } = box as SatoriNode;
    const isTooHigh = height > (lines + 0.5) * fontSize * style.lineHeight;
    if (!isTooHigh && !(width > style.width)) return text;
    fontSize *= Math.min(0.96, style.width / width);
  }
}

/* Files ------------------------------------------------------------------------------------------------- */

async function dataUrl(props: Properties, materials: Materials): Promise<string> {
  const src = String(props.src);
  const picture = pictureFile(src);
  const [type, data] = picture
    ? ["png", await readPicture(picture, props, materials)]
    : ["svg+xml", Buffer.from(await readSymbol(src, props, materials))];
  return `data:image/${type};base64,${data.toString("base64")}`;
}

/** The symbol as a file of its own, with its colours. */
async function readSymbol(src: string, props: Properties, { root }: Materials): Promise<string> {
  const [file = "", id] = src.split("#");
  const sprite = await readFile(path.join(root, "assets", file), "utf8");
  const element = id ? `<symbol\\b([^>]*\\sid="${id}"[^>]*)>(.*?)</symbol>` : "<svg\\b([^>]*)>(.*)</svg>";
  const [, attributes = "", inner] = new RegExp(element, "s").exec(sprite) ?? [];
  if (inner === undefined) throw new Error(`A card uses assets/${src}, which is not there.`);
  const [viewBox = ""] = /viewBox="[^"]*"/.exec(attributes) ?? [];
  const coloured = inner.replace(/var\(--([\w-]+)\)/g, (whole, name) =>
    String(props[`data-${name}`] ?? whole),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" ${viewBox}>${coloured}</svg>`;
}

/** Cut to its place. Always PNG: not everything that reads SVG knows WebP inside it. */
async function readPicture(file: string, props: Properties, { root, assets }: Materials): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  const width = Number(props.width);
  const height = Number(props.height);
  const made = assets.images.get(file);
  const enlarged = made ? Math.max(width / made.width, height / made.height, 1) : 1;
  return sharp(
    path.join(root, "assets/images", file),
    file.endsWith(".svg") ? { density: 72 * enlarged } : {},
  )
    .rotate()
    .resize(width, height, { fit: "cover" })
    .png()
    .toBuffer();
}
