/** Step 2, continued: redirects from old addresses to the pages that replace them. */

import type { Redirect, Routes } from "../model/route.ts";
import { type ReadContent, sourceOf } from "../model/source.ts";
import { type Problem, stopOn } from "../problems/problem.ts";
import { goneAddress, takenAddress } from "../problems/route-problems.ts";

/**
 * Finds the redirects that pages declare with `formerly`.
 *
 * @throws Problems for an old address that is taken, and for a known address that is gone without a redirect
 */
export function findRedirects(read: ReadContent, routes: Routes): Redirect[] {
  const redirects: Redirect[] = [];
  const problems: Problem[] = [];
  // Some file systems do not tell capitals from small letters, and a redirect may be a file.
  const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  for (const entry of read.pageEntries) {
    const { path: to = "" } = routes.byFile.get(entry.file) ?? {};
    for (const [index, from] of (entry.data.formerly ?? []).entries()) {
      const owner =
        routes.byPath.get(from.toLowerCase())?.entry.file ??
        redirects.find((other) => isSame(other.from, from))?.to;
      const place = sourceOf(entry, read).placeOf(["formerly", index]);
      if (owner) problems.push(takenAddress(place, from, owner));
      else redirects.push({ from, to });
    }
  }
  const isKnown = (address: string) =>
    routes.byPath.has(address) ||
    routes.drafts.has(address) ||
    redirects.some(({ from }) => from === address);
  const gone = read.addresses.filter(({ address }) => !isKnown(address));
  stopOn([...problems, ...gone.map(({ address, place }) => goneAddress(place, address))]);
  return redirects;
}
