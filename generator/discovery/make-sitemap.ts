import { alternatesOf, canonicalUrl, isIndexed, type Route, type Routes } from "../model/route.ts";
import type { SiteSettings } from "../model/site-definition.ts";
import { escapeMarkup } from "../model/text.ts";

export const sitemapFile = "sitemap.xml";

export interface SitemapPage {
  route: Route;
  /** Addresses of its pictures: `/assets/alpha.svg`, or absolute. */
  pictures: string[];
}

/**
 * Makes the sitemap, <https://www.sitemaps.org/protocol.html>, with the pictures of each page and its versions in other
 * languages, <https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap>.
 *
 * @param pages all pages, in the order of the route table; the function skips those with `noindex`
 * @param history dates of the last changes, `2026-05-01`, by content file; a file without a known date is absent
 */
export function formatSitemap(
  pages: SitemapPage[],
  history: Map<string, string>,
  routes: Routes,
  settings: SiteSettings,
): string {
  const { address } = settings;
  const { origin } = new URL(address);
  const urls = pages
    .filter(({ route }) => isIndexed(route))
    .map(({ route, pictures }) => {
      const lastmod = history.get(route.entry.file);
      const images = [...new Set(pictures)].map(
        (src) =>
          `<image:image><image:loc>${escapeMarkup(new URL(src, origin).href)}</image:loc></image:image>`,
      );
      const location = `<loc>${escapeMarkup(canonicalUrl(route.path, address))}</loc>`;
      const change = lastmod ? [`<lastmod>${lastmod}</lastmod>`] : [];
      const alternates = alternatesOf(route, routes, settings).map(
        ({ language, url }) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(url)}"/>`,
      );
      return ["<url>", location, ...change, ...alternates, ...images, "</url>"].join("\n");
    });
  const isTranslated = routes.all.some(({ original }) => original);
  const xhtml = isTranslated ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"${xhtml}>`,
    ...urls,
    "</urlset>\n",
  ].join("\n");
}
