/** The sitemap, <https://www.sitemaps.org/protocol.html>, with the pictures of each page. */
import { notFoundPath } from "./find-routes.ts";
import { canonical } from "./render-pages.tsx";
import type { Route } from "./site.tsx";

export interface SitemapPage {
  route: Route;
  /** Addresses of its pictures below the origin. */
  pictures: string[];
  /** Day of the last change, `2026-05-01`; undefined where nobody knows. */
  lastmod: string | undefined;
}

/**
 * @param pages in the order of the route table; those that are not to be listed are left out here
 * @param address of the site, absolute, no slash at its end
 */
export function makeSitemap(pages: SitemapPage[], address: string): string {
  const { origin } = new URL(`${address}/`);
  const listed = pages.filter(({ route }) => !route.noindex && route.path !== notFoundPath);
  const urls = listed.map(({ route, lastmod, pictures }) => {
    const images = [...new Set(pictures)].map(
      (src) => `<image:image><image:loc>${escapeXml(origin + src)}</image:loc></image:image>`,
    );
    return [
      "<url>",
      `<loc>${escapeXml(canonical(route.path, address))}</loc>`,
      ...(lastmod ? [`<lastmod>${lastmod}</lastmod>`] : []),
      ...images,
      "</url>",
    ].join("\n");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">`,
    ...urls,
    "</urlset>\n",
  ].join("\n");
}

/** A text as the content of an element or an attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
