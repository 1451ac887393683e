/**
 * Social cards: the pictures that messengers and social networks show for a shared link. The site draws each card as
 * JSX of `<div>`, `<p>` and `<img>` with inline styles. satori lays it out as SVG, with text as outlines of the site's
 * own typefaces, so the result does not depend on installed fonts. sharp converts the SVG to PNG.
 *
 * Besides what satori supports (<https://github.com/vercel/satori>), a drawing may contain:
 * - `<img src width height>` with a file of `assets/` as `src`. `images/projects/alpha.svg` is a picture, cropped to
 *   fill its slot. `sprites/ui.svg#star` is a symbol of that file. `data-g="#fff"` sets the value of
 *   `var(--g)` in it.
 * - `data-lines={3}` on a text element that has its own `width`, `fontSize` and `lineHeight`: the font size is reduced
 *   until the text has at most that many lines and no word is wider than the element.
 */
import { availableParallelism } from "node:os";
import pMap from "p-map";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash, nameWithHash, versionOf } from "../cache/hash.ts";
import { memo } from "../cache/memo.ts";
import type { MadeAssets } from "../model/assets.ts";
import type { CardDefinition } from "../model/discovery.ts";
import type { OutputFile } from "../model/output-file.ts";
import type { Progress } from "../model/report.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import type { Route } from "../model/route.ts";
import { readTypefaces, urlOfFile } from "./card-files.ts";
import { callComponents, renderCard } from "./render-card.ts";

/** Part of the cache key: raise it when cards are drawn or encoded differently. */
const version = `4 ${versionOf("satori")}`;

export type Cards = Awaited<ReturnType<typeof createCards>>;

/**
 * @param cardOf the card of a route in its language
 * @throws Problems if the file of a typeface is missing
 */
export async function createCards(
  typefaces: CardDefinition["typefaces"],
  cardOf: (route: Route) => CardDefinition,
  { root, settings, routes }: ResolvedSite,
  assets: MadeAssets,
  cache: DiskCache,
) {
  const fonts = await readTypefaces(root, typefaces);
  const fontsKey = hash(...fonts.flatMap(({ name, data }) => [name, data]));
  const indexes = new Map(routes.all.map((route, index) => [route, index]));
  // The final address of a file changes with its contents, so the key depends on them.
  const withAddress = (name: string, value: unknown) =>
    name === "src" ? [value, urlOfFile(String(value), assets)] : value;
  const planOf = memo((route: Route) => {
    const { draw: Card } = cardOf(route);
    const drawing = callComponents(<Card route={route} index={indexes.get(route) ?? 0} />);
    const key = hash(version, fontsKey, JSON.stringify(drawing, withAddress));
    return { drawing, key, file: nameWithHash(cardName(route), "png", key) };
  });
  return {
    /** The absolute address of a route's card. It depends only on the drawing, so the card need not exist yet. */
    urlOf: (route: Route) => `${settings.address}/${planOf(route).file}`,
    drawAll(drawn: Route[], progress?: Progress): Promise<OutputFile[]> {
      let done = 0;
      const draw = async (route: Route): Promise<OutputFile> => {
        const { drawing, key, file } = planOf(route);
        const render = () => renderCard(drawing, { root, fonts, assets });
        const source = await cache.rememberFile(`cards/${key}.png`, render);
        progress?.(++done, drawn.length);
        return { file, source };
      };
      // Limited, because each card needs several megabytes while it is drawn.
      return pMap(drawn, draw, { concurrency: availableParallelism() });
    },
  };
}

/** The beginning of the name of a card's file: `card-our_services-seo`. */
function cardName({ path }: Route): string {
  return `card-${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}`;
}
