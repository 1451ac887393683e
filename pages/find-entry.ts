import type { Entry } from "../generator/site.tsx";

/** The page's entry with the type of this collection; undefined if the page belongs to another one. */
export function findEntry<Data>(collection: Entry<Data>[], page: Entry): Entry<Data> | undefined {
  return collection.find((entry) => entry === page);
}
