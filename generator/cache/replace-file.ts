import { randomUUID } from "node:crypto";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Writes a file under another name and renames it, so that no process reads half of it. Synchronous, because that takes
 * a tenth of the time for a small file.
 *
 * @param file absolute; its folder is created if it is missing
 * @param temporary the other name, on the same file system: elsewhere if a program watches the folder
 */
export function replaceFile(
  file: string,
  contents: Uint8Array | string,
  temporary = `${file}.${randomUUID()}`,
): void {
  for (const name of [temporary, file]) mkdirSync(path.dirname(name), { recursive: true });
  try {
    writeFileSync(temporary, contents);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
