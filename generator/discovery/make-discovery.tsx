/**
 * Makes everything that machines read in addition to the pages, for sites that define `discovery`: social cards,
 * structured data, icons, manifest, sitemap, feeds, and the small text files at the root.
 */
import type { ReactNode } from "react";
import { imageOf, type PageAssets, urlOfAsset } from "../model/assets.ts";
import type { ImageFile } from "../model/content.ts";
import type { Addresses, Discovery, GraphPage } from "../model/discovery.ts";
import { memo } from "../model/memo.ts";
import type { WrittenFile } from "../model/output-file.ts";
import { canonicalUrl, languageOf, languageVersions, pathOf, type Route, trailOf } from "../model/route.ts";
import { type CardInput, type Cards, createCards } from "./draw-cards.tsx";
import { DiscoveryHead } from "./head.tsx";
import { makeFeed } from "./make-feed.ts";
import { iconFiles, makeIcons } from "./make-icons.ts";
import { formatSitemap, type SitemapPage, sitemapFile } from "./make-sitemap.ts";
import { readHistory } from "./read-history.ts";

/** Results of earlier steps, from which the files for machines are made. */
export interface DiscoveryInput extends CardInput {
  /** The content folder, relative to the root or absolute. */
  content: string;
}

export interface MadeDiscovery {
  /** The metadata of a page's head, except title, description and canonical address. */
  head(route: Route): ReactNode;
  /** Drawn only on request, because drawing them takes longer than rendering all pages. */
  cards: Cards;
  /** The sitemap, which lists the pictures of all pages. */
  sitemap(pages: SitemapPage[]): Promise<WrittenFile>;
  /** All files except the cards and the sitemap. */
  files: WrittenFile[];
}

/**
 * @param discoveryIn how the site describes itself in a language; undefined for its own
 * @throws Problems with everything that could not be made
 */
export async function makeDiscovery(
  discoveryIn: (language: string | undefined) => Discovery,
  input: DiscoveryInput,
): Promise<MadeDiscovery> {
  const describe = memo(discoveryIn);
  const discovery = describe(undefined);
  const { root, content, settings, routes, assets } = input;
  const addresses: Addresses = {
    url: (target) => canonicalUrl(pathOf(target, routes), settings.address),
    fileUrl: (file) => `${settings.address}/${file}`,
  };
  const { feeds = [] } = discovery;
  const { origin } = new URL(settings.address);
  const cards = await createCards(discovery.card.typefaces, ({ language }) => describe(language).card, input);
  return {
    cards,
    sitemap: async (pages) => ({
      file: sitemapFile,
      contents: formatSitemap(pages, await readHistory(root, content), routes, settings),
    }),
    files: [
      ...(await makeIcons(discovery, settings, input.cache)),
      { file: "robots.txt", contents: robots(addresses.fileUrl(sitemapFile)) },
      ...discovery.texts.map(({ file, text }) => ({ file, contents: text(addresses) })),
      ...feeds.map((feed) => ({ file: feed.file, contents: makeFeed(feed, settings, addresses) })),
    ],
    head: (route) => {
      // Routes of one content file share its card.
      const withCard = routes.byFile.get(route.entry.file) ?? route;
      const { name, card, graph } = describe(route.language);
      const page: GraphPage = {
        ...addresses,
        route,
        language: languageOf(route.entry, settings),
        trail: trailOf(route, routes),
        picture: (file) => pictureOf(file, assets, origin),
        asset: (file) => origin + urlOfAsset(file, assets),
        logo: addresses.fileUrl(iconFiles.large.file),
      };
      return (
        <DiscoveryHead
          name={name}
          feeds={feeds.filter(({ on }) => on === route.entry)}
          settings={settings}
          route={route}
          versions={languageVersions(route, routes)}
          cardUrl={cards.urlOf(withCard)}
          cardAlt={card.alt(withCard)}
          graph={graph(page)}
        />
      );
    },
  };
}

/** The address and the size of a picture's largest file. */
function pictureOf(file: ImageFile, assets: PageAssets, origin: string) {
  const image = imageOf(file, assets);
  const width = Number(/ (\d+)w$/.exec(image.srcSet ?? "")?.[1] ?? image.width);
  return { url: origin + image.src, width, height: Math.round((image.height * width) / image.width) };
}

/** Allows crawlers to fetch everything, because they must read a page to see its `noindex`. */
function robots(sitemap: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
}
