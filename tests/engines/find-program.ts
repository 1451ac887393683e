/** Finds programs of the system. */
import { accessSync, constants } from "node:fs";
import path from "node:path";

/**
 * @param names in order of preference
 * @returns absolute path of the first one in the PATH
 */
export function findProgram(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/** Whether the file exists and is executable. */
export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
