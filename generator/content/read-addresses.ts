import { readFileSync } from "node:fs";
import path from "node:path";
import { addressesFile } from "../model/route.ts";
import type { KnownAddress } from "../model/source.ts";

/**
 * Reads the list of the addresses that pages have had. Returns an empty list if the file is missing.
 *
 * @param folder the content folder, relative to the root or absolute
 */
export function readAddresses(root: string, folder: string): KnownAddress[] {
  const file = path.posix.join(folder, addressesFile);
  try {
    const lines = readFileSync(path.resolve(root, folder, addressesFile), "utf8").split("\n");
    const found = lines.map((text, index) => ({
      address: text.trim(),
      place: { file, line: index + 1, column: 1 },
    }));
    return found.filter(({ address }) => address !== "");
  } catch {
    return [];
  }
}
