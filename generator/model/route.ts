import type { ComponentType, ReactNode } from "react";
import type { Entry, PageData } from "./content.ts";
import type { WrittenFile } from "./output-file.ts";

/** One address, its page and its entry. */
export interface Route<Data extends PageData = PageData> {
  /** The address from the root of the site, without a trailing slash: `/our_work`. */
  path: string;
  page: ComponentType<PageProps<Data>>;
  /**
   * The content of the page. One file can have several routes: each of the others has a copy of the entry, with its own
   * title and description. Links to the file lead to the first route, whose social card all of them share.
   */
  entry: Entry<Data>;
  /** The parent of the page in the breadcrumb. Default: the home page. */
  under?: Entry<PageData>;
  /** A component around the page inside `<body>`, instead of the site's frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** Files in `scripts/` that only pages such as this one need. */
  scripts?: string[];
  /** Excludes the page from search results and from the sitemap. */
  noindex?: boolean;
  /** The top of the page is dark in both themes: so is the browser's interface around it. */
  isNight?: boolean;
  /** Only for a translation: the first part of its path, `fr`, and the route that it translates. */
  language?: string;
  original?: Route;
  /** The stack trace of the call that created the route. Its first frame is the route's line in the route table. */
  call: { stack?: string };
}

export interface PageProps<Data extends PageData = PageData> {
  entry: Entry<Data>;
}

/** The route that is written to `404.html`, which hosts show for unknown addresses. */
export const notFoundPath = "/404";

/** The file of a route in the output: `/about` is written to `about.html`, `/` to `index.html`. */
export function outputFileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** The absolute address of a page. The home page has a trailing slash, which browsers add anyway. */
export function canonicalUrl(path: string, address: string): string {
  return path === "/" ? `${address}/` : address + path;
}

/** The path in the route table for an address with the base path; undefined for an address outside the site. */
export function pathWithin(basePath: string, address: string): string | undefined {
  const isInside = address === basePath || address.startsWith(`${basePath}/`);
  return isInside ? address.slice(basePath.length) || "/" : undefined;
}

/** Whether search engines may list the page. */
export function isIndexed({ noindex, path }: Route): boolean {
  return !noindex && path !== notFoundPath;
}

/** An old address, and the path of the page that replaces it. */
export interface Redirect {
  from: string;
  to: string;
}

/** The file in the content folder that lists the addresses that pages have had, one per line. A build adds to it. */
export const addressesFile = "addresses.txt";

/** The checked route table. */
export interface Routes {
  /** In the order of the table. */
  all: Route[];
  byPath: Map<string, Route>;
  byEntry: Map<Entry<PageData>, Route>;
  /** By the file of their entry. If several routes have the same file, this is the first. */
  byFile: Map<string, Route>;
  /** The routes of translated pages, by the route that they translate. */
  translations: Map<Route, Route[]>;
  /** The files of pages that are not public yet, by their paths. */
  drafts: Map<string, string>;
}

/** The route of this entry; for a copy of an entry, the first route of its file. */
function findRoute(entry: Entry<PageData>, { byEntry, byFile }: Routes): Route | undefined {
  return byEntry.get(entry) ?? byFile.get(entry.file);
}

/** The path of an entry's page. @throws Error if it has none */
export function pathOf(entry: Entry<PageData> | undefined, routes: Routes): string {
  const path = entry && findRoute(entry, routes)?.path;
  if (!path) throw new Error(`${entry?.file ?? "An entry that is missing"} has no address.`);
  return path;
}

/** The path of a translation: `/fr/contact_us`. */
export function pathIn(language: string, path: string): string {
  return path === "/" ? `/${language}` : `/${language}${path}`;
}

/** The language of a page, a BCP 47 tag: its own, or that of the site. */
export function languageOf({ data }: Entry<PageData>, { language }: { language: string }): string {
  return data.language ?? language;
}

/** A page in all its languages, the original first; empty for a page that is not translated. */
export function languageVersions(route: Route, { translations }: Routes): Route[] {
  const original = route.original ?? route;
  const translated = translations.get(original);
  return translated ? [original, ...translated] : [];
}

/** The languages of a page and the addresses of its versions, for `hreflang`. `x-default` is for all other languages. */
export function alternatesOf(
  route: Route,
  routes: Routes,
  settings: { address: string; language: string },
): { language: string; url: string }[] {
  const versions = languageVersions(route, routes);
  const [original] = versions;
  if (!original) return [];
  const urlOf = ({ path }: Route) => canonicalUrl(path, settings.address);
  return [
    ...versions.map((version) => ({ language: languageOf(version.entry, settings), url: urlOf(version) })),
    { language: "x-default", url: urlOf(original) },
  ];
}

/** The breadcrumb of a route: the entries from the home page to it, by `under`; translated if they are in its language. */
export function trailOf(route: Route, routes: Routes): Entry<PageData>[] {
  const { language } = route;
  const translate = (original: Route | undefined) =>
    (language && original && routes.byPath.get(pathIn(language, original.path))) || original;
  const home = translate(routes.byPath.get("/"));
  const trail = [route.entry];
  let current: Route | undefined = route;
  while (current && current !== home) {
    const above: Route | undefined = current.under ? translate(findRoute(current.under, routes)) : home;
    if (above && trail.includes(above.entry)) break;
    if (above) trail.unshift(above.entry);
    current = above;
  }
  return trail;
}

/** A rendered page. */
export interface RenderedPage {
  route: Route;
  html: string;
  /**
   * What the checks read: the HTML of the page itself, then that of its shared parts before they are minified, with
   * markers in place of the parts inside them.
   */
  checkedHtml: string[];
  /** The entries whose Markdown the page shows. */
  shown: Entry[];
  /** The style sheets that it links. Other pages may link the same ones. */
  sheets: WrittenFile[];
}
