/**
 * Makes everything that machines read in addition to the pages, for sites that define `discovery`: social cards,
 * structured data, icons, manifest, sitemap, feeds, and the small text files at the root.
 */
import type { ReactNode } from "react";
import type { DiskCache } from "../cache/disk-cache.ts";
import { memo } from "../cache/memo.ts";
import { imageOf, type MadeAssets, urlOfAsset } from "../model/assets.ts";
import type { ImageFile } from "../model/content.ts";
import type { Addresses, GraphPage } from "../model/discovery.ts";
import type { WrittenFile } from "../model/output-file.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import { canonicalUrl, languageOf, pathOf, type Route, trailOf } from "../model/route.ts";
import { contentIn } from "../model/source.ts";
import { type Cards, createCards } from "./draw-cards.tsx";
import { DiscoveryHead } from "./head.tsx";
import { makeFeed } from "./make-feed.ts";
import { iconFiles, makeIcons } from "./make-icons.ts";
import { formatSitemap, type SitemapPage, sitemapFile } from "./make-sitemap.ts";
import { readHistory } from "./read-history.ts";

export interface MadeDiscovery {
  /** The metadata of a page's head, except title, description and canonical address. */
  head(route: Route): ReactNode;
  /** Drawn only on request, because drawing them takes longer than rendering all pages. */
  cards: Cards;
  /** Starts reading the Git history. @returns a function that makes the sitemap, which lists the pictures of all pages */
  startSitemap(): (pages: SitemapPage[]) => Promise<WrittenFile>;
  /** All files except the cards and the sitemap. */
  files: WrittenFile[];
}

/**
 * @returns undefined for a site without `discovery`
 * @throws Problems with everything that could not be made
 */
export async function makeDiscovery(
  site: ResolvedSite,
  assets: MadeAssets,
  cache: DiskCache,
): Promise<MadeDiscovery | undefined> {
  const { root, content, definition, settings, read, routes } = site;
  const discoveryOf = definition.discovery;
  if (!discoveryOf) return undefined;
  // Undefined for the language of the site.
  const describe = memo((language: string | undefined) => discoveryOf(contentIn(language, read)));
  const discovery = describe(undefined);
  const addresses: Addresses = {
    url: (target) => canonicalUrl(pathOf(target, routes), settings.address),
    fileUrl: (file) => `${settings.address}/${file}`,
  };
  const { feeds = [] } = discovery;
  const cardOf = ({ language }: Route) => describe(language).card;
  const cards = await createCards(discovery.card.typefaces, cardOf, site, assets, cache);
  return {
    cards,
    startSitemap() {
      const history = readHistory(root, content);
      return async (pages) => ({
        file: sitemapFile,
        contents: formatSitemap(pages, await history, routes, settings),
      });
    },
    files: [
      ...(await makeIcons(discovery, settings, cache)),
      { file: "robots.txt", contents: robots(addresses.fileUrl(sitemapFile)) },
      ...discovery.texts.map(({ file, text }) => ({ file, contents: text(addresses) })),
      ...feeds.map((feed) => ({ file: feed.file, contents: makeFeed(feed, settings, addresses) })),
    ],
    head: (route) => {
      // Routes of one content file share its card.
      const withCard = routes.byFile.get(route.entry.file) ?? route;
      const { name, card, graph } = describe(route.language);
      return (
        <DiscoveryHead
          site={site}
          route={route}
          name={name}
          feeds={feeds.filter(({ on }) => on === route.entry)}
          cardUrl={cards.urlOf(withCard)}
          cardAlt={card.alt(withCard)}
          graph={graph(graphPageOf(route, site, assets, addresses))}
        />
      );
    },
  };
}

/** The input for the structured data of a page. */
function graphPageOf(
  route: Route,
  { routes, settings }: ResolvedSite,
  assets: MadeAssets,
  addresses: Addresses,
): GraphPage {
  const { origin } = new URL(settings.address);
  return {
    ...addresses,
    route,
    language: languageOf(route.entry, settings),
    trail: trailOf(route, routes),
    picture: (file) => pictureOf(file, assets, origin),
    asset: (file) => origin + urlOfAsset(file, assets),
    logo: addresses.fileUrl(iconFiles.large.file),
  };
}

/** The address and the size of a picture's file in the format that all programs read. */
function pictureOf(file: ImageFile, assets: MadeAssets, origin: string) {
  const { src, width, height, srcWidth = width } = imageOf(file, assets);
  return { url: origin + src, width: srcWidth, height: Math.round((height * srcWidth) / width) };
}

/** Allows crawlers to fetch everything, because they must read a page to see its `noindex`. */
function robots(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
