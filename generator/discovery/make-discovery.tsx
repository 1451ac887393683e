/**
 * Everything that machines read beside the pages, for a site that asks for it: social cards, structured data,
 * icons, manifest, sitemap, feed, and the small text files at the root.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { ReactNode } from "react";
import type { DiskCache } from "../cache/disk-cache.ts";
import type { PageAssets } from "../model/assets.ts";
import type { ImageFile } from "../model/content.ts";
import type { Addresses, Discovery } from "../model/discovery.ts";
import type { WrittenFile } from "../model/output-file.ts";
import { canonicalUrl, findRoute, isIndexed, type Route, type Routes, trailOf } from "../model/route.ts";
import type { SiteSettings } from "../model/site-definition.ts";
import { type Cards, createCards } from "./draw-cards.tsx";
import { DiscoveryHead } from "./head.tsx";
import { makeFeed } from "./make-feed.ts";
import { iconFiles, makeIcons, manifestFile } from "./make-icons.ts";
import { makeSitemap, type SitemapPage, sitemapFile } from "./make-sitemap.ts";
import { readHistory } from "./read-history.ts";

export interface DiscoveryInput {
  /** The project's root, an absolute path. */
  root: string;
  /** The content folder, relative to the root or absolute. */
  content: string;
  settings: SiteSettings;
  routes: Routes;
  assets: PageAssets;
  cache: DiskCache;
}

export interface MadeDiscovery {
  /** What the head of a page says besides title, description and canonical address. */
  head(route: Route): ReactNode;
  /** Drawn only when they are asked for: together they take longer than all pages. */
  cards: Cards;
  /** All files but the cards and the sitemap. */
  files: WrittenFile[];
  /** To be made when the pages are there, because it lists their pictures. */
  makeSitemap(pages: Omit<SitemapPage, "lastmod">[]): Promise<WrittenFile>;
}

/** @throws Problems of whatever could not be made */
export async function makeDiscovery(discovery: Discovery, input: DiscoveryInput): Promise<MadeDiscovery> {
  const { root, content, settings, routes } = input;
  const addresses: Addresses = {
    url: (target) => canonicalUrl(findRoute(target, routes)?.path ?? "/", settings.address),
    fileUrl: (file) => `${settings.address}/${file}`,
  };
  const cards = await createCards(discovery.card, input);
  return {
    cards,
    files: await makeFiles(discovery, input, addresses),
    head: (route) => {
      const { origin, pathname } = new URL(`${settings.address}/`);
      const { title, description } = route.entry.data;
      const { feed } = discovery;
      // Routes that share a file share its card.
      const withCard = routes.byFile.get(route.entry.file) ?? route;
      const graph = discovery.graph({
        ...addresses,
        route,
        trail: trailOf(route, routes),
        picture: (file) => pictureOf(file, input.assets, origin),
        logo: { url: addresses.fileUrl(iconFiles.large.file), size: iconFiles.large.size },
      });
      return (
        <DiscoveryHead
          title={title}
          description={description}
          url={isIndexed(route) ? canonicalUrl(route.path, settings.address) : undefined}
          siteName={discovery.name}
          locale={settings.language.replace("-", "_")}
          card={{ url: cards.urlOf(withCard), alt: discovery.card.alt(withCard) }}
          graph={graph && jsonForScript(graph)}
          icons={[
            // Browsers that know SVG take the one that follows; "32x32" keeps Chrome from preferring this one.
            { rel: "icon", href: pathname + iconFiles.fallback.file, sizes: "32x32" },
            { rel: "apple-touch-icon", href: pathname + iconFiles.touch.file },
          ]}
          manifest={pathname + manifestFile}
          feed={feed?.on === route.entry ? { title: feed.title, href: pathname + feed.file } : undefined}
        />
      );
    },
    async makeSitemap(pages) {
      const history = await readHistory(root, content);
      const dated = pages.map((page) => ({ ...page, lastmod: history.get(page.route.entry.file) }));
      return { file: sitemapFile, contents: makeSitemap(dated, settings.address) };
    },
  };
}

async function makeFiles(
  discovery: Discovery,
  { root, settings, cache }: DiscoveryInput,
  addresses: Addresses,
): Promise<WrittenFile[]> {
  const { feed, texts } = discovery;
  const icon = await readFile(path.join(root, "assets/static", settings.icon));
  const { pathname } = new URL(`${settings.address}/`);
  return [
    ...(await makeIcons(icon, discovery, settings, pathname, cache)),
    { file: "robots.txt", contents: robots(addresses.fileUrl(sitemapFile)) },
    ...texts.map(({ file, text }) => ({ file, contents: text(addresses) })),
    ...(feed ? [{ file: feed.file, contents: makeFeed(feed, settings, addresses) }] : []),
  ];
}

/** Everything may be read: what is not to be listed says so itself, which only those can see who may read it. */
function robots(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}

/** The largest file of a picture, with its size. */
function pictureOf({ imageFile }: ImageFile, { images }: PageAssets, origin: string) {
  const image = images.get(imageFile);
  if (!image) throw new Error(`The picture ${imageFile} is not named by any content file.`);
  const width = Number(/ (\d+)w$/.exec(image.srcSet ?? "")?.[1] ?? image.width);
  return { url: origin + image.src, width, height: Math.round((image.height * width) / image.width) };
}

/** A text in JSON could close the script element that it stands in; as an escape it cannot. */
function jsonForScript(value: object): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
