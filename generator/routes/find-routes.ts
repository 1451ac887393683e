/** Step 2: checks that every address has one route, every route has an entry, and every page file has an address. */
import type { Entry, PageData } from "../model/content.ts";
import { isSlug } from "../model/file-name.ts";
import { startOf } from "../model/place.ts";
import { pathIn, type Route, type Routes } from "../model/route.ts";
import type { SiteDefinition } from "../model/site-definition.ts";
import { type ReadContent, sourceOf } from "../model/source.ts";
import { placeOfError, placeOfRoute } from "../problems/code-problems.ts";
import { type Problem, Problems, stopOn } from "../problems/problem.ts";
import {
  badPath,
  duplicatePath,
  entryWithoutRoute,
  routesThrew,
  routeWithoutEntry,
  wrongOriginal,
} from "../problems/route-problems.ts";

/**
 * @param root the project's root, an absolute path
 * @param withDrafts the content with all drafts, whose addresses are known, but not public
 * @throws Problems
 */
export function findRoutes(
  root: string,
  definition: SiteDefinition,
  read: ReadContent,
  withDrafts: ReadContent,
): Routes {
  const routes: Routes = {
    all: [],
    byPath: new Map(),
    byEntry: new Map(),
    byFile: new Map(),
    translations: new Map(),
    drafts: new Map(),
  };
  const { content, pageEntries } = read;
  const problems = callRouteTable(root, () => definition.routes(content)).flatMap((route) =>
    addRoute(route, routes, root),
  );
  for (const route of translateRoutes(routes.byEntry, read))
    problems.push(...addRoute(route, routes, root), ...checkOriginal(route, read));
  const unshown = pageEntries.filter(({ file }) => !routes.byFile.has(file));
  stopOn([...problems, ...unshown.map(({ file }) => entryWithoutRoute(startOf(file)))]);
  if (content !== withDrafts.content)
    addDrafts(
      callRouteTable(root, () => definition.routes(withDrafts.content)),
      withDrafts,
      routes,
    );
  return routes;
}

/** Adds the addresses that drafts and their translations have, and those that they had. */
function addDrafts(originals: Route[], withDrafts: ReadContent, routes: Routes): void {
  const byEntry = new Map(originals.map((route) => [route.entry, route]));
  for (const { path, entry } of [...originals, ...translateRoutes(byEntry, withDrafts)]) {
    if (routes.byPath.has(path)) continue;
    for (const address of [path, ...(entry.data.formerly ?? [])]) routes.drafts.set(address, entry.file);
  }
}

function callRouteTable(root: string, routes: () => Route[]): Route[] {
  try {
    return routes();
  } catch (error) {
    const place = placeOfError(error as Error, root);
    throw place ? new Problems([routesThrew(place, (error as Error).message)]) : error;
  }
}

/** @returns the problems of the route; a route without an entry is not added */
function addRoute(route: Route, routes: Routes, root: string): Problem[] {
  const { path, entry, original } = route;
  const problems: Problem[] = [];
  const isAddress = path === "/" || (path.startsWith("/") && path.slice(1).split("/").every(isSlug));
  if (!isAddress) problems.push(badPath(placeOfRoute(route, root), path));
  if (!entry) return [...problems, routeWithoutEntry(placeOfRoute(route, root), path)];
  // The file systems of some hosts and of macOS are case-insensitive.
  const key = path.toLowerCase();
  const owner = routes.byPath.get(key);
  if (owner) {
    // If the address is made from a file name, the place is that file.
    const isNamedAfter = original || (path.endsWith(`/${entry.name}`) && owner.entry !== entry);
    const place = isNamedAfter ? startOf(entry.file) : placeOfRoute(route, root);
    problems.push(duplicatePath(place, path, owner.entry.file, entry.file));
  }
  routes.all.push(route);
  routes.byPath.set(key, route);
  if (!routes.byEntry.has(entry)) routes.byEntry.set(entry, route);
  if (!routes.byFile.has(entry.file)) routes.byFile.set(entry.file, route);
  if (original) routes.translations.set(original, [...(routes.translations.get(original) ?? []), route]);
  return problems;
}

/** A route that translates another one. */
interface TranslatedRoute extends Route {
  original: Route;
}

/** The route of each translated page: `/fr/contact_us` beside `/contact_us`, with the same page component. */
function translateRoutes(byEntry: Routes["byEntry"], { translations }: ReadContent): TranslatedRoute[] {
  return translations
    .filter(({ hasPage }) => hasPage)
    .flatMap(({ language, of, entry }) => {
      const original = byEntry.get(of as Entry<PageData>);
      if (!original) return [];
      const path = pathIn(language, original.path);
      return [{ ...original, path, entry: entry as Entry<PageData>, language, original }];
    });
}

/** Checks that `translationOf` names the same page as the file name. */
function checkOriginal({ entry, original }: TranslatedRoute, read: ReadContent): Problem[] {
  const { translationOf = "" } = entry.data;
  if (translationOf === original.path) return [];
  const place = sourceOf(entry, read).placeOf(["translationOf"]);
  return [wrongOriginal(place, translationOf, original.path)];
}
