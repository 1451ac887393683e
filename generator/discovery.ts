/**
 * Everything that machines read beside the pages, for a site that asks for it: social cards, structured data,
 * icons, manifest, sitemap, feed, and the small text files at the root.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Cache } from "./cache.ts";
import { type CardDefinition, type Cards, openCards } from "./draw-cards.tsx";
import { findRoute, type Routes, trailOf } from "./find-routes.ts";
import { makeFeed } from "./make-feed.ts";
import type { FontDefinition } from "./make-fonts.ts";
import { iconFiles, makeIcons, manifestFile } from "./make-icons.ts";
import { makeSitemap, type SitemapPage, sitemapFile } from "./make-sitemap.ts";
import { readHistory } from "./read-history.ts";
import { canonical, type PageAssets } from "./render-pages.tsx";
import type { Entry, ImageFile, PageData, Route } from "./site.tsx";
import type { SiteSettings } from "./site-definition.ts";
import type { OutputFile } from "./write-output.ts";

/** What a site says of itself to machines. */
export interface Discovery {
  /** The site's name, as cards and search results show it beside the page's title. */
  name: string;
  /** Below the icon on a home screen: some twelve characters are shown there. */
  shortName: string;
  description: string;
  /** Draws cards of 1200 by 630. What they may contain is explained in `draw-cards.tsx`. */
  card: CardDefinition & {
    /** What the card shows, for those who cannot see it. */
    alt(route: Route): string;
  };
  /** The page's structured data, one connected graph; undefined for a page that has none. */
  graph(page: GraphPage): object | undefined;
  feed?: FeedDefinition;
  /** Text files at fixed addresses, such as `humans.txt`. */
  texts: { file: string; text(site: Addresses): string }[];
}

/** Absolute addresses of what the build made. */
export interface Addresses {
  /** Of a page, as its canonical link has it. */
  url(target: Entry<PageData>): string;
  /** Of a file at the root of the site: `sitemap.xml`. */
  fileUrl(file: string): string;
}

/** What structured data can be made of. */
export interface GraphPage extends Addresses {
  route: Route;
  /** From home to the page, as the breadcrumb shows it. */
  trail: Entry<PageData>[];
  /** A picture in its largest size. */
  picture(file: ImageFile): { url: string; width: number; height: number };
  /** The site's icon, square. */
  logo: { url: string; size: number };
}

/** An Atom feed of pages. */
export interface FeedDefinition {
  file: string;
  title: string;
  subtitle: string;
  /** The page whose head names the feed. */
  on: Entry<PageData>;
  /** Any order; the feed has the newest first, and no more than 60. Asked for once, and not where pages are made. */
  items(): FeedItem[];
}

export interface FeedItem {
  entry: Entry<PageData>;
  title: string;
  summary: string;
  /** `2020-06-15` */
  date: string;
  categories: string[];
}

export interface DiscoveryInput {
  root: string;
  /** The content folder, relative to the root or absolute. */
  content: string;
  discovery: Discovery;
  settings: SiteSettings;
  routes: Routes;
  fonts: FontDefinition[];
  assets: PageAssets;
  cache: Cache;
}

/** What the head of a page says besides title, description and canonical address. */
export interface HeadFacts {
  siteName: string;
  locale: string;
  card: { url: string; alt: string };
  /** JSON, safe inside a script element. */
  graph: string | undefined;
  /** Addresses below the site's origin. */
  icons: { href: string; sizes?: string; rel: string }[];
  manifest: string;
  feed: { title: string; href: string } | undefined;
}

export interface MadeDiscovery {
  headOf(route: Route): HeadFacts;
  cards: Cards;
  /** All files but the cards and the sitemap. */
  files(): Promise<OutputFile[]>;
  /** To be made when the pages are there, because it lists their pictures. Several files for a very large site. */
  sitemap(pages: Pick<SitemapPage, "route" | "pictures">[]): Promise<OutputFile[]>;
}

/** @throws Problems of whatever could not be made */
export async function makeDiscovery(input: DiscoveryInput): Promise<MadeDiscovery> {
  const { root, discovery, settings, routes, assets, cache } = input;
  const { origin, pathname } = new URL(`${settings.address}/`);
  const addresses: Addresses = {
    url: (target) => canonical(findRoute(target, routes)?.path ?? "/", settings.address),
    fileUrl: (file) => `${settings.address}/${file}`,
  };
  const cards = await openCards({ ...input, urlOrigin: origin, card: discovery.card });
  const { feed } = discovery;
  const graphOf = (route: Route) =>
    discovery.graph({
      ...addresses,
      route,
      trail: trailOf(route, routes),
      picture: (file) => pictureOf(file, assets, origin),
      logo: { url: addresses.fileUrl(iconFiles.large.file), size: iconFiles.large.size },
    });
  return {
    cards,
    async files() {
      const icon = await readFile(path.join(root, "assets/static", settings.icon));
      return [
        ...(await makeIcons(icon, discovery, settings, pathname, cache)),
        { file: "robots.txt", contents: robots(addresses.fileUrl(sitemapFile)) },
        ...discovery.texts.map(({ file, text }) => ({ file, contents: text(addresses) })),
        ...(feed ? [{ file: feed.file, contents: makeFeed(feed, settings, addresses) }] : []),
      ];
    },
    headOf(route) {
      const graph = graphOf(route);
      const withCard = routes.byFile.get(route.entry.file) ?? route;
      return {
        siteName: discovery.name,
        locale: settings.language.replace("-", "_"),
        card: { url: cards.urlOf(withCard), alt: discovery.card.alt(withCard) },
        graph: graph && jsonForScript(graph),
        icons: [
          // Browsers that know SVG take the one that follows; "32x32" keeps Chrome from preferring this one.
          { rel: "icon", href: `${pathname}${iconFiles.fallback.file}`, sizes: "32x32" },
          { rel: "apple-touch-icon", href: `${pathname}${iconFiles.touch.file}` },
        ],
        manifest: pathname + manifestFile,
        feed: feed?.on === route.entry ? { title: feed.title, href: pathname + feed.file } : undefined,
      };
    },
    async sitemap(pages) {
      const history = await readHistory(root, input.content);
      const listed = pages.map((page) => ({ ...page, lastmod: history.get(page.route.entry.file) }));
      return makeSitemap(listed, settings.address);
    },
  };
}

/** Everything may be read: what is not to be listed says so itself, which only those can see who may read it. */
function robots(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

function pictureOf({ imageFile }: ImageFile, { images }: PageAssets, origin: string) {
  const image = images.get(imageFile);
  if (!image) throw new Error(`The picture ${imageFile} is not named by any content file.`);
  return { url: origin + image.src, width: image.width, height: image.height };
}

/** A text in JSON could close the script element that it stands in; as an escape it cannot. */
export function jsonForScript(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
