import type { Entry } from "../generator/site.tsx";

/** The page's entry, typed, if it is one of this collection; undefined if it is not. */
export function findEntry<Data>(collection: Entry<Data>[], page: Entry): Entry<Data> | undefined {
  return collection.find((entry) => entry === page);
}
