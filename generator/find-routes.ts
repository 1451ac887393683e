/** Step 2, second half: one address, one owner; every page has content and every page file an address. */
import path from "node:path";
import {
  badPath,
  duplicatePath,
  entryWithoutRoute,
  type Problem,
  routeWithoutEntry,
  stopOn,
} from "./problems.ts";
import type { Entry, PageData, Route } from "./site.tsx";

/** The checked route table. */
export interface Routes {
  /** In the order of the table. */
  all: Route[];
  byPath: Map<string, Route>;
  byEntry: Map<Entry<PageData>, Route>;
  /** By the file of their entry; of several routes that show one file, the first. */
  byFile: Map<string, Route>;
}

/** The route that is written as `404.html`, for hosts to show at unknown addresses. */
export const notFoundPath = "/404";

/**
 * @param table the site's routes, in order
 * @param pageEntries all entries that need a page
 * @param root the project's root, to make places relative
 * @throws Problems
 */
export function findRoutes(table: Route[], pageEntries: Entry<PageData>[], root: string): Routes {
  const problems: Problem[] = [];
  const placed = openPlaces(root);
  const routes: Routes = { all: [], byPath: new Map(), byEntry: new Map(), byFile: new Map() };
  // Some hosts and all Macs keep files without regard to capital letters.
  const owners = new Map<string, Route>();
  for (const named of table) {
    const route = placed(named);
    if (!/^\/$|^(\/[a-z0-9]+([_-][a-z0-9]+)*)+$/.test(route.path))
      problems.push(badPath(route.place, route.path));
    if (!route.entry) {
      problems.push(routeWithoutEntry(route.place, route.path));
      continue;
    }
    const owner = owners.get(route.path.toLowerCase());
    if (owner) problems.push(duplicatePath(route.place, route.path, owner.entry.file, route.entry.file));
    owners.set(route.path.toLowerCase(), route);
    routes.all.push(route);
    routes.byPath.set(route.path, route);
    if (!routes.byEntry.has(route.entry)) routes.byEntry.set(route.entry, route);
    if (!routes.byFile.has(route.entry.file)) routes.byFile.set(route.entry.file, route);
  }
  for (const entry of pageEntries) {
    if (!routes.byFile.has(entry.file))
      problems.push(entryWithoutRoute({ file: entry.file, line: 1, column: 1 }));
  }
  stopOn(problems);
  return routes;
}

/**
 * Routes with places relative to the root. A place is asked for only when something is wrong: all routes have one way
 * to find theirs, because an object with a way of its own takes five times the memory.
 */
function openPlaces(root: string): (named: Route) => Route {
  const finder = {
    get place() {
      return relativePlace((this as unknown as { named: Route }).named, root);
    },
  };
  return (named) => {
    const { path, page, entry, under, frame, script, style, noindex } = named;
    const route = { __proto__: finder, path, page, entry, under, frame, script, style, noindex, named };
    return route as unknown as Route;
  };
}

function relativePlace({ place }: Route, root: string) {
  const file = place.file.replace(/^file:\/\//, "").replace(/\?.*$/, "");
  return { ...place, file: path.isAbsolute(file) ? path.relative(root, file).replaceAll("\\", "/") : file };
}

/** The route of this very entry; for a copy of one, the first route of its file. */
export function findRoute(entry: Entry<PageData>, { byEntry, byFile }: Routes): Route | undefined {
  return byEntry.get(entry) ?? byFile.get(entry.file);
}

/** The file of a route in the output: `/about` is written to `about.html`, `/` to `index.html`. */
export function outputFile(routePath: string): string {
  return routePath === "/" ? "index.html" : `${routePath.slice(1)}.html`;
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
