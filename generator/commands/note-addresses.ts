import { writeFileSync } from "node:fs";
import path from "node:path";
import { addressesFile } from "../model/route.ts";
import { compare } from "../problems/words.ts";
import { readAddresses } from "../routes/find-redirects.ts";

/**
 * Adds new addresses to the committed list. Does nothing if the folder is read-only.
 *
 * @param folder the content folder, an absolute path
 */
export function noteAddresses(folder: string, addresses: string[]): void {
  const known = readAddresses(folder).flatMap(({ address }) => address || []);
  const all = new Set([...known, ...addresses]);
  if (all.size === known.length) return;
  try {
    writeFileSync(path.join(folder, addressesFile), `${[...all].sort(compare).join("\n")}\n`);
  } catch {}
}
