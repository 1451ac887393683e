import { writeFileSync } from "node:fs";
import path from "node:path";
import { readAddresses } from "../content/read-addresses.ts";
import { addressesFile } from "../model/route.ts";

/**
 * Adds new addresses to the committed list. Does nothing if the folder is read-only.
 *
 * @param folder the content folder, relative to the root or absolute
 */
export function recordAddresses(root: string, folder: string, addresses: string[]): void {
  const known = readAddresses(root, folder).map(({ address }) => address);
  const all = new Set([...known, ...addresses]);
  if (all.size === known.length) return;
  try {
    writeFileSync(path.resolve(root, folder, addressesFile), `${[...all].sort().join("\n")}\n`);
  } catch {}
}
