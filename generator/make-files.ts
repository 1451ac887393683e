/** Makes the files that are not pages of the route table, after steps 1 to 3. */
import type { Host } from "../hosts/hosted-site.ts";
import type { InspectedPage } from "./check/check-pages.ts";
import { formatSitemap, sitemapFile } from "./discovery/make-sitemap.ts";
import { readHistory } from "./discovery/read-history.ts";
import type { OutputFile, WrittenFile } from "./model/output-file.ts";
import { outputFileOf } from "./model/route.ts";
import { movedPages } from "./output/moved-pages.ts";
import type { PreparedSite } from "./prepare-site.ts";

/** All files except the pages and the sitemap: assets, icons, feeds, social cards, pages at old addresses. */
export async function makeFiles(
  site: PreparedSite,
  { host, cards = true }: { host?: Host | undefined; cards?: boolean },
): Promise<OutputFile[]> {
  return [
    ...site.outputs,
    ...(cards ? await drawCards(site) : []),
    ...movedPages(site, host),
    ...(await renderExtras(site)),
  ];
}

/** The sitemap, which lists the pictures of all pages; no file for a site without `discovery`. */
export async function makeSitemap(
  { options, discovery, routes, settings }: PreparedSite,
  pages: InspectedPage[],
): Promise<WrittenFile[]> {
  if (!discovery) return [];
  const listed = pages.map(({ route, facts }) => ({
    route,
    pictures: facts.flatMap((part) => part.pictures),
  }));
  const history = await readHistory(options.root, options.content);
  return [{ file: sitemapFile, contents: formatSitemap(listed, history, routes, settings) }];
}

async function drawCards({ discovery, routes, options }: PreparedSite): Promise<OutputFile[]> {
  if (!discovery) return [];
  // Routes with the same content file share the card of the first one.
  return discovery.cards.drawAll([...routes.byFile.values()], options.progress?.("Cards"));
}

async function renderExtras({ options, renderPage }: PreparedSite): Promise<WrittenFile[]> {
  const pages = await Promise.all((options.extraRoutes ?? []).map(renderPage));
  return pages.flatMap(({ route, html, sheets }) => [
    { file: outputFileOf(route.path), contents: html },
    ...sheets,
  ]);
}
