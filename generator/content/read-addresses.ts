import { readFile } from "node:fs/promises";
import path from "node:path";
import { addressesFile } from "../model/route.ts";
import type { KnownAddress } from "../model/source.ts";

/**
 * Reads the list of the addresses that pages have had. Returns an empty list if the file is missing.
 *
 * @param folder the content folder, relative to the root or absolute
 */
export async function readAddresses(root: string, folder: string): Promise<KnownAddress[]> {
  const file = path.posix.join(folder, addressesFile);
  const text = await readFile(path.resolve(root, folder, addressesFile), "utf8").catch(() => "");
  return text
    .split("\n")
    .map((line, index) => ({ address: line.trim(), place: { file, line: index + 1, column: 1 } }))
    .filter(({ address }) => address !== "");
}
