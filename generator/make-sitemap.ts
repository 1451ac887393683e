/** The sitemap, <https://www.sitemaps.org/protocol.html>, with the pictures of each page. */
import { notFoundPath } from "./find-routes.ts";
import { canonical } from "./render-pages.tsx";
import type { Route } from "./site.tsx";
import type { OutputFile } from "./write-output.ts";

export interface SitemapPage {
  route: Route;
  /** Addresses of its pictures below the origin. */
  pictures: string[];
  /** Day of the last change, `2026-05-01`; undefined where nobody knows. */
  lastmod: string | undefined;
}

export const sitemapFile = "sitemap.xml";

/** Whether a file of the output is one of the sitemap's. */
export function isSitemap(file: string): boolean {
  return /^sitemap(-\d+)?\.xml$/.test(file);
}

/** What the protocol allows in one file. */
const limits = { pages: 50_000, bytes: 50 * 1024 * 1024 };

/**
 * One file; where that would be too long, several of them, `sitemap-1.xml` and so on, and an index in its place.
 *
 * @param pages in the order of the route table; those that are not to be listed are left out here
 * @param address of the site, absolute, no slash at its end
 */
export function makeSitemap(pages: SitemapPage[], address: string, most = limits): OutputFile[] {
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
  const [single = [], ...more] = split(urls, most);
  if (more.length === 0) return [{ file: sitemapFile, contents: document(urlset, single) }];
  const parts = [single, ...more].map((part, index) => ({
    file: `sitemap-${index + 1}.xml`,
    contents: document(urlset, part),
  }));
  const links = parts.map(
    ({ file }) => `<sitemap>\n<loc>${escapeXml(`${address}/${file}`)}</loc>\n</sitemap>`,
  );
  return [{ file: sitemapFile, contents: document(sitemapIndex, links) }, ...parts];
}

const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlset = {
  name: "urlset",
  namespaces: `${sitemaps} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"`,
};
const sitemapIndex = { name: "sitemapindex", namespaces: sitemaps };

function document({ name, namespaces }: typeof urlset, elements: string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} ${namespaces}>`,
    ...elements,
    `</${name}>\n`,
  ].join("\n");
}

/** In order, as many elements together as one file may have. */
function split(elements: string[], most: typeof limits): string[][] {
  const parts: string[][] = [];
  const empty = Buffer.byteLength(document(urlset, []));
  let bytes = 0;
  for (const element of elements) {
    const own = Buffer.byteLength(element) + 1;
    let part = parts.at(-1);
    if (!part || part.length === most.pages || bytes + own > most.bytes) {
      part = [];
      parts.push(part);
      bytes = empty;
    }
    part.push(element);
    bytes += own;
  }
  return parts;
}

/** A text as the content of an element or an attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
