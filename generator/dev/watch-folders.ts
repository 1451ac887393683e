import { readFileSync } from "node:fs";
import path from "node:path";
import { watch } from "chokidar";

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
  watcher.on("ready", () => onChange([]));
  watcher.on("all", (_, name) => {
    const file = name.replaceAll("\\", "/");
    const before = contentsOf(path.join(root, file));
    onChange([file]);
    setTimeout(() => {
      if (!isClosed && contentsOf(path.join(root, file)) !== before) onChange([file]);
    }, throttleDelay);
  });
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
