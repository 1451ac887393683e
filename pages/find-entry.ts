import type { Entry } from "../generator/site.tsx";

/** Returns the entry of a page with its type if it is in the collection, and undefined otherwise. */
export function findEntry<Data>(collection: Entry<Data>[], page: Entry): Entry<Data> | undefined {
  return collection.find((entry) => entry === page);
}
