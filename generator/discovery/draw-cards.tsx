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
import { hash, versionOf } from "../cache/hash.ts";
import type { CardDefinition } from "../model/discovery.ts";
import type { OutputFile } from "../model/output-file.ts";
import type { Progress } from "../model/progress.ts";
import type { Route } from "../model/route.ts";
import { readTypefaces, urlOfFile } from "./card-files.ts";
import type { DiscoveryInput } from "./discovery-input.ts";
import { callComponents, renderCard } from "./render-card.ts";

/** Part of the cache key: to be raised when cards are drawn or packed differently. */
const version = `4 ${versionOf("satori")}`;

export interface Cards {
  /** The absolute address of a route's card. Its name is made of what the card is drawn from: it need not be drawn yet. */
  urlOf(route: Route): string;
  drawAll(routes: Route[], progress?: Progress): Promise<OutputFile[]>;
}

/** @throws Problems when the file of a typeface is not there */
export async function createCards(card: CardDefinition, input: DiscoveryInput): Promise<Cards> {
  const { root, settings, routes, assets, cache } = input;
  const fonts = await readTypefaces(root, card.typefaces);
  const fontsKey = hash(...fonts.flatMap(({ name, data }) => [name, data]));
  const indexes = new Map(routes.all.map((route, index) => [route, index]));
  // The final address of a file changes with its contents.
  const withAddress = (name: string, value: unknown) =>
    name === "src" ? [value, urlOfFile(String(value), assets)] : value;
  const plan = (route: Route) => {
    const drawing = callComponents(<card.draw route={route} index={indexes.get(route) ?? 0} />);
    const key = hash(version, fontsKey, JSON.stringify(drawing, withAddress));
    return { drawing, key, file: `assets/${cardName(route)}.${key.slice(0, 10)}.png` };
  };
  return {
    urlOf: (route) => `${settings.address}/${plan(route).file}`,
    drawAll(drawn, progress) {
      let done = 0;
      const draw = async (route: Route): Promise<OutputFile> => {
        const { drawing, key, file } = plan(route);
        const render = () => renderCard(drawing, { root, fonts, assets });
        const source = await cache.rememberFile(`cards/${key}.png`, render);
        progress?.(++done, drawn.length);
        return { file, source };
      };
      // Few at a time: a card in the making takes some megabytes.
      return pMap(drawn, draw, { concurrency: availableParallelism() });
    },
  };
}

/** What the name of a card's file begins with: `card-our_services-seo`. */
function cardName({ path }: Route): string {
  return `card-${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}`;
}
