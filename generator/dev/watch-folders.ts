import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { type FSWatcher, watch } from "chokidar";

/** Milliseconds to wait after an event: editors empty a file and write it, or write another file and rename it. */
const writeDelay = 2;

/** Milliseconds until a file is read again, because chokidar ignores changes of a file for 50 ms after an event. */
const throttleDelay = 60;

/**
 * Calls `onChange` when files change.
 *
 * @param root an absolute path
 * @param folders relative to the root; they need not exist
 * @param onChange called with changed files and folders, relative to the root; also called once with an empty list when
 * the watcher is ready, because it misses earlier changes
 */
export function watchFolders(
  root: string,
  folders: string[],
  onChange: (files: string[]) => void,
): FSWatcher {
  const watcher = watch(folders, { cwd: root, ignoreInitial: true });
  const report = async (file: string) => {
    await setTimeout(writeDelay);
    const reported = contentsOf(path.join(root, file));
    if (!watcher.closed) onChange([file]);
    await setTimeout(throttleDelay);
    if (!watcher.closed && contentsOf(path.join(root, file)) !== reported) onChange([file]);
  };
  watcher.on("ready", () => onChange([]));
  return watcher.on("all", (_, file) => void report(file.replaceAll("\\", "/")));
}

/** Returns an empty string for a folder or a missing file. */
function contentsOf(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}
