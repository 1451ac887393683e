import { oncePer } from "../components/once-per.ts";
import type { Entry } from "../generator/site.tsx";

const byFile = oncePer((entries: Entry[]) => new Map(entries.map((entry) => [entry.file, entry])));

/** The page's entry among those of one kind, which is how its type becomes known. Takes no longer among thousands. */
export function findByFile<Data>(entries: Entry<Data>[], page: Entry): Entry<Data> | undefined {
  return byFile(entries).get(page.file) as Entry<Data> | undefined;
}
