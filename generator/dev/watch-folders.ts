import { watch } from "chokidar";

/** After a change chokidar ignores further changes of the same file for 50 ms. Milliseconds. */
const throttleDelay = 60;

/**
 * Calls `onChange` when files change.
 *
 * @param root an absolute path
 * @param folders relative to the root; they need not exist
 * @param onChange called with a file or folder relative to the root; with none when a change may have been missed:
 * once the watcher is ready, and a moment after each change
 */
export function watchFolders(
  root: string,
  folders: string[],
  onChange: (files: string[]) => void,
): { close(): Promise<void> } {
  let afterThrottle: NodeJS.Timeout | undefined;
  const watcher = watch(folders, { cwd: root, ignoreInitial: true });
  watcher.on("ready", () => onChange([]));
  watcher.on("all", (_, file) => {
    onChange([file.replaceAll("\\", "/")]);
    clearTimeout(afterThrottle);
    afterThrottle = setTimeout(() => onChange([]), throttleDelay);
  });
  return {
    close() {
      clearTimeout(afterThrottle);
      return watcher.close();
    },
  };
}
