import { canonicalUrl, isIndexed, type Route } from "../model/route.ts";
import { escapeMarkup } from "../problems/words.ts";

export const sitemapFile = "sitemap.xml";

export interface SitemapPage {
  route: Route;
  /** Addresses of its pictures, without the origin. */
  pictures: string[];
}

/**
 * Makes the sitemap, <https://www.sitemaps.org/protocol.html>, with the pictures of each page.
 *
 * @param pages all pages, in the order of the route table; the function skips those with `noindex`
 * @param history dates of the last changes, `2026-05-01`, by content file; a file without a known date is absent
 * @param address the absolute address of the site, without a trailing slash
 */
export function makeSitemap(pages: SitemapPage[], history: Map<string, string>, address: string): string {
  const { origin } = new URL(address);
  const urls = pages
    .filter(({ route }) => isIndexed(route))
    .map(({ route, pictures }) => {
      const lastmod = history.get(route.entry.file);
      const images = [...new Set(pictures)].map(
        (src) => `<image:image><image:loc>${escapeMarkup(origin + src)}</image:loc></image:image>`,
      );
      const location = `<loc>${escapeMarkup(canonicalUrl(route.path, address))}</loc>`;
      const change = lastmod ? [`<lastmod>${lastmod}</lastmod>`] : [];
      return ["<url>", location, ...change, ...images, "</url>"].join("\n");
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...urls,
    "</urlset>\n",
  ].join("\n");
}
