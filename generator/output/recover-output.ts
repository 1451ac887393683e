/** Cleans up after killed builds: removes the folders that they left beside the output, or restores a site from one. */
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { readManifest } from "./manifest.ts";

type Kind = "staging" | "previous";

/** A path beside the output folder whose name contains the id of this process. */
export function folderBeside(folder: string, kind: Kind): string {
  const name = `.${path.basename(folder)}-${kind}-${process.pid}-${randomUUID().slice(0, 8)}`;
  return path.join(path.dirname(folder), name);
}

/**
 * Restores the previous site if a build was killed between its two renames and left it beside the output folder.
 *
 * @param folder absolute path of the output folder
 */
export function recoverOutput(folder: string): void {
  if (existsSync(folder)) return;
  for (const previous of leftoversOf(folder, ["previous"])) {
    // A build may also have been killed while it removed an older site.
    if (!isWhole(previous)) continue;
    try {
      renameSync(previous, folder);
      return;
    } catch {
      // Another build has put a site in place first.
    }
  }
}

function isWhole(site: string): boolean {
  return readManifest(site)?.files.every((file) => existsSync(path.join(site, file))) ?? false;
}

function leftoversOf(folder: string, kinds: Kind[] = ["staging", "previous"]): string[] {
  const prefixes = kinds.map((kind) => `.${path.basename(folder)}-${kind}-`);
  const parent = path.dirname(folder);
  try {
    const names = readdirSync(parent).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));
    return names.map((name) => path.join(parent, name));
  } catch {
    return [];
  }
}

/**
 * Removes the staging folders of this process immediately, when a build is interrupted. The existing site stays.
 *
 * @param folder absolute path of the output folder
 */
export function removeStaged(folder: string): void {
  recoverOutput(folder);
  for (const leftover of leftoversOf(folder)) {
    if (!leftover.includes(`-${process.pid}-`)) continue;
    // Renamed first: pending writes then find no folder, so no file can appear while the folder is being removed.
    const renamed = folderBeside(folder, "staging");
    renameSync(leftover, renamed);
    rmSync(renamed, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Removes the folders of builds whose processes have ended. */
export function removeLeftovers(folder: string): void {
  for (const leftover of leftoversOf(folder)) {
    const owner = Number(/-(\d+)-[0-9a-f]{8}$/.exec(leftover)?.[1]);
    if (!owner || isRunning(owner)) continue;
    try {
      rmSync(leftover, { recursive: true, force: true });
    } catch {
      // It may belong to another user, and does no harm.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
