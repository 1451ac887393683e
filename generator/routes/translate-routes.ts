import type { Entry, PageData } from "../model/content.ts";
import { startOf } from "../model/place.ts";
import type { ReadContent } from "../model/read-content.ts";
import { pathIn, type Routes } from "../model/route.ts";
import type { Problem } from "../problems/problem.ts";
import { wrongOriginal } from "../problems/route-problems.ts";

/**
 * Adds the route of each translated page: `/fr/contact_us` beside `/contact_us`, with the same page component.
 *
 * @returns what is wrong with `translationOf`
 */
export function translateRoutes(
  routes: Routes,
  { translations, sources }: Pick<ReadContent, "translations" | "sources">,
): Problem[] {
  return translations
    .filter(({ hasPage }) => hasPage)
    .flatMap(({ language, of, entry }) => {
      const original = routes.byEntry.get(of as Entry<PageData>);
      if (!original) return [];
      const page = entry as Entry<PageData>;
      const route = {
        ...original,
        path: pathIn(language, original.path),
        entry: page,
        language,
        original,
      };
      routes.all.push(route);
      routes.byPath.set(route.path, route);
      routes.byEntry.set(page, route);
      routes.byFile.set(page.file, route);
      routes.translations.set(original, [...(routes.translations.get(original) ?? []), route]);
      if (page.data.translationOf === original.path) return [];
      const place = sources.get(entry)?.placeOf(["translationOf"]) ?? startOf(page.file);
      return [wrongOriginal(place, page.data.translationOf ?? "", original.path)];
    });
}
