import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { watch } from "chokidar";

/** Editors empty a file before they write it, or write another and rename it: one change. Milliseconds. */
const writeDelay = 2;

/** After a change chokidar ignores further changes of the same file for 50 ms. Milliseconds. */
const throttleDelay = 60;

/**
 * Calls `onChange` when files change.
 *
 * @param root an absolute path
 * @param folders relative to the root; they need not exist
 * @param onChange called with files and folders relative to the root; with none once the watcher is ready, because
 * what changed before was not seen
 */
export function watchFolders(
  root: string,
  folders: string[],
  onChange: (files: string[]) => void,
): { close(): Promise<void> } {
  const watcher = watch(folders, { cwd: root, ignoreInitial: true });
  let isClosed = false;
  const report = async (file: string) => {
    await setTimeout(writeDelay);
    const reported = contentsOf(path.join(root, file));
    if (!isClosed) onChange([file]);
    await setTimeout(throttleDelay);
    if (!isClosed && contentsOf(path.join(root, file)) !== reported) onChange([file]);
  };
  watcher.on("ready", () => onChange([]));
  watcher.on("all", (_, file) => void report(file.replaceAll("\\", "/")));
  return {
    close() {
      isClosed = true;
      return watcher.close();
    },
  };
}

/** Empty for a folder, and for a file that is not there. */
function contentsOf(file: string): string {
  try {
    return readFileSync(file, "latin1");
  } catch {
    return "";
  }
}
