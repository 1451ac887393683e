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
import { availableParallelism } from "node:os";
import pMap from "p-map";
import { isValidElement, type ReactNode } from "react";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash } from "../cache/hash.ts";
import type { PageAssets } from "../model/assets.ts";
import type { CardDefinition } from "../model/discovery.ts";
import type { OutputFile } from "../model/output-file.ts";
import type { Progress } from "../model/progress.ts";
import type { Route, Routes } from "../model/route.ts";
import type { SiteSettings } from "../model/site-definition.ts";
import { readTypefaces, urlOfFile } from "./card-files.ts";
import { type DrawnComponent, type Properties, renderCard } from "./render-card.ts";

/** Part of the cache key: to be raised when cards are drawn or packed differently. */
const version = "4";

export interface Cards {
  /** The absolute address of a route's card. Its name is made of what the card is drawn from: it need not be drawn yet. */
  urlOf(route: Route): string;
  drawAll(routes: Route[], progress?: Progress): Promise<OutputFile[]>;
}

export interface CardInput {
  /** The project's root, an absolute path. */
  root: string;
  settings: SiteSettings;
  routes: Routes;
  assets: PageAssets;
  cache: DiskCache;
}

/** @throws Problems when the file of a typeface is not there */
export async function createCards(card: CardDefinition, input: CardInput): Promise<Cards> {
  const { root, routes, assets, cache } = input;
  const fonts = await readTypefaces(root, card.typefaces);
  const fontsKey = hash(...fonts.flatMap(({ name, data }) => [name, data]));
  const indexes = new Map(routes.all.map((route, index) => [route, index]));
  const described = new Map<Route, ReturnType<typeof describe>>();
  const describeOnce = (route: Route) => {
    const known = described.get(route) ?? describe(route);
    described.set(route, known);
    return known;
  };
  const describe = (route: Route) => {
    const drawing = <card.draw route={route} index={indexes.get(route) ?? 0} />;
    const urls: string[] = [];
    const plan = JSON.stringify(describeDrawing(drawing, (src) => urls.push(urlOfFile(src, assets))));
    const key = hash(version, fontsKey, plan, ...urls);
    return { drawing, key, file: `assets/${cardName(route)}.${key.slice(0, 10)}.png` };
  };
  const draw = async (route: Route): Promise<OutputFile> => {
    const { drawing, key, file } = describeOnce(route);
    const render = () => renderCard(drawing, { root, fonts, images: assets.images });
    return { file, source: await cache.rememberFile(`cards/${key}.png`, render) };
  };
  return {
    urlOf: (route) => `${input.settings.address}/${describeOnce(route).file}`,
    drawAll(drawn, progress) {
      let done = 0;
      const drawNext = async (route: Route) => {
        const output = await draw(route);
        progress?.(++done, drawn.length);
        return output;
      };
      // Few at a time: a card in the making takes some megabytes.
      return pMap(drawn, drawNext, { concurrency: availableParallelism() });
    },
  };
}

/** What the name of a card's file begins with: `card-our_services-seo`. */
function cardName({ path }: Route): string {
  return `card-${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}`;
}

/** All that a drawing is made of, as plain data: its components called, its elements as lists. */
function describeDrawing(node: ReactNode, onFile: (src: string) => void): unknown {
  if (Array.isArray(node)) return node.map((child) => describeDrawing(child, onFile));
  if (!isValidElement<Properties>(node)) return node;
  const { type, props } = node;
  if (typeof type === "function") return describeDrawing((type as DrawnComponent)(props), onFile);
  if (type === "img") onFile(String(props.src));
  const { children, ...rest } = props;
  return [typeof type === "string" ? type : "", rest, describeDrawing(children, onFile)];
}
