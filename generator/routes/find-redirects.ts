/** Step 2, continued: old addresses lead to the pages that have taken their place. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Place } from "../model/place.ts";
import type { ReadContent } from "../model/read-content.ts";
import { addressesFile, type Redirect, type Routes } from "../model/route.ts";
import { type Problem, stopOn } from "../problems/problem.ts";
import { goneAddress, takenAddress } from "../problems/route-problems.ts";

/**
 * Finds the redirects that pages ask for by `formerly`.
 *
 * @throws Problems for an old address that is taken, and for an address that is gone without a successor
 */
export function findRedirects(
  root: string,
  content: string,
  { pageEntries, sources }: ReadContent,
  routes: Routes,
): Redirect[] {
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  for (const entry of pageEntries) {
    const { path: to = "" } = routes.byFile.get(entry.file) ?? {};
    for (const [index, from] of (entry.data.formerly ?? []).entries()) {
      const owner =
        routes.byPath.get(from.toLowerCase())?.entry.file ??
        redirects.find((other) => other.from === from)?.to;
      const place = sources.get(entry)?.placeOf(["formerly", index]) as Place;
      if (owner) problems.push(takenAddress(place, from, owner));
      else redirects.push({ from, to });
    }
  }
  const isKnown = (address: string) =>
    routes.byPath.has(address) ||
    routes.drafts.has(address) ||
    redirects.some(({ from }) => from === address);
  const gone = readAddresses(path.resolve(root, content)).filter(
    ({ address }) => address && !isKnown(address),
  );
  const file = path.posix.join(content, addressesFile);
  stopOn([...problems, ...gone.map(({ address, line }) => goneAddress({ file, line, column: 1 }, address))]);
  return redirects;
}

/** @param folder the content folder, an absolute path; where the file is missing, there are no addresses */
export function readAddresses(folder: string): { address: string; line: number }[] {
  try {
    const lines = readFileSync(path.join(folder, addressesFile), "utf8").split("\n");
    return lines.map((text, index) => ({ address: text.trim(), line: index + 1 }));
  } catch {
    return [];
  }
}
