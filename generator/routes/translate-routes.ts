import type { Entry, PageData } from "../model/content.ts";
import { pathIn, type Route, type Routes } from "../model/route.ts";
import { type ReadContent, sourceOf } from "../model/source.ts";
import type { Problem } from "../problems/problem.ts";
import { wrongOriginal } from "../problems/route-problems.ts";

/** A route that translates another one. */
export interface TranslatedRoute extends Route {
  original: Route;
}

/** The route of each translated page: `/fr/contact_us` beside `/contact_us`, with the same page component. */
export function translateRoutes(
  { byEntry }: Pick<Routes, "byEntry">,
  { translations }: Pick<ReadContent, "translations">,
): TranslatedRoute[] {
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
export function checkOriginal(
  { entry, original }: TranslatedRoute,
  read: Pick<ReadContent, "sources">,
): Problem[] {
  const { translationOf = "" } = entry.data;
  if (translationOf === original.path) return [];
  const place = sourceOf(entry, read).placeOf(["translationOf"]);
  return [wrongOriginal(place, translationOf, original.path)];
}
