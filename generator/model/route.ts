import type { ComponentType, ReactNode } from "react";
import type { Entry, PageData } from "./content.ts";

/** One address, its page and its entry. */
export interface Route<Data extends PageData = PageData> {
  /** Address from the root of the site, no trailing slash: `/our_work`. */
  path: string;
  page: ComponentType<PageProps<Data>>;
  /**
   * What the page shows. One file can have several routes, each with an entry of its own: a copy with another title
   * and description. The first of them has the address of the file, and the social card of all.
   */
  entry: Entry<Data>;
  /** The page above this one in the breadcrumb; home if left out. */
  under?: Entry<PageData>;
  /** What surrounds the page inside `<body>`, in place of the site's frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  /** A script that only this page needs, by its file in `scripts/`. */
  script?: string;
  /** Kept out of search results and of the sitemap. */
  noindex?: boolean;
  /** The stack of the call that made the route: its first frame is the route's line in the route table. */
  call: { stack?: string };
}

export interface PageProps<Data extends PageData = PageData> {
  entry: Entry<Data>;
}

/** The route that is written as `404.html`, for hosts to show at unknown addresses. */
export const notFoundPath = "/404";

/** The file of a route in the output: `/about` is written to `about.html`, `/` to `index.html`. */
export function outputFileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/** The absolute address of a page. Home has a slash, as browsers add it anyway. */
export function canonicalUrl(path: string, address: string): string {
  return path === "/" ? `${address}/` : address + path;
}

/**
 * The path below which a site lies: "" at the root of its host, or `/sub`. Addresses begin with it.
 *
 * @param address absolute address of the site
 */
export function basePathOf(address: string): string {
  return new URL(address).pathname.replace(/\/$/, "");
}

/** Whether search engines may list the page. */
export function isIndexed({ noindex, path }: Route): boolean {
  return !noindex && path !== notFoundPath;
}

/** The checked route table. */
export interface Routes {
  /** In the order of the table. */
  all: Route[];
  byPath: Map<string, Route>;
  byEntry: Map<Entry<PageData>, Route>;
  /** By the file of their entry; of several routes that show one file, the first. */
  byFile: Map<string, Route>;
  /** The files of pages that are not public yet, by their paths. */
  drafts: Map<string, string>;
}

/** The route of this very entry; for a copy of one, the first route of its file. */
export function findRoute(entry: Entry<PageData>, { byEntry, byFile }: Routes): Route | undefined {
  return byEntry.get(entry) ?? byFile.get(entry.file);
}

/** From home to a route, along `under`. */
export function trailOf(route: Route, routes: Routes): Entry<PageData>[] {
  const home = routes.byPath.get("/");
  const trail = [route.entry];
  let current: Route | undefined = route;
  while (current && current !== home) {
    const above: Route | undefined = current.under ? findRoute(current.under, routes) : home;
    if (above && trail.includes(above.entry)) break;
    if (above) trail.unshift(above.entry);
    current = above;
  }
  return trail;
}
