import type { InspectedPage } from "../../check/inspect-page.ts";
import { allEntriesOf, walkData } from "../../model/content.ts";
import type { OtherOrigin } from "../../model/site-definition.ts";
import { type ReadContent, sourceOf } from "../../model/source.ts";
import { type LaunchItem, otherOrigin, unusedOrigin } from "../../problems/launch-problems.ts";

/** An origin in content: `otherOrigins` in `generator/content/field-types.ts`. */
type DeclaredOrigin = OtherOrigin & { reason: string; confirmed?: true };

/**
 * Finds other origins in content that the owner has not confirmed, and those that no page uses. Connections that
 * scripts make are not in pages, so an origin that is declared for them counts as used.
 *
 * @param origins the origins in the site's settings
 */
export function findOtherOrigins(
  origins: OtherOrigin[],
  read: ReadContent,
  pages: InspectedPage[],
): LaunchItem[] {
  const references = pages.flatMap(({ facts }) => facts.flatMap((part) => part.references));
  const urls = references.filter(({ kind }) => kind !== "link").map(({ url }) => url);
  // Without the scheme, which pages may omit.
  const used = new Set(urls.map((url) => /\/\/[^/?#]+/.exec(url)?.[0]));
  const isDeclared = (value: unknown): value is DeclaredOrigin => origins.includes(value as OtherOrigin);
  return allEntriesOf(read.content).flatMap((entry) =>
    walkData(entry.data).flatMap(({ value, path }) => {
      if (!isDeclared(value)) return [];
      const { origin, uses, reason, confirmed } = value;
      const place = sourceOf(entry, read).placeOf([...path, "origin"]);
      if (!used.has(origin.replace("https:", "")) && !uses.includes("connections"))
        return [unusedOrigin(place, origin)];
      return confirmed ? [] : [otherOrigin(place, origin, uses, reason)];
    }),
  );
}
