/** Says that files have changed. */
import { watch } from "chokidar";

/**
 * How long to wait for more of the same change, in milliseconds: editors empty a file before they write it, or write
 * another one and rename it.
 */
const pause = 2;

/** For so long after a change chokidar is silent about the same file, whatever happens to it. Milliseconds. */
const silence = 50;

/**
 * @param root an absolute path
 * @param folders below the root; they may come and go
 * @param onChange called with files or folders relative to the root; with none when something may have changed unseen:
 * once when watching has begun, and once some time after each change
 */
export function watchFolders(
  root: string,
  folders: string[],
  onChange: (files: string[]) => void,
): { close(): Promise<void> } {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let lateTimer: NodeJS.Timeout | undefined;
  const watcher = watch(folders, { cwd: root, ignoreInitial: true });
  watcher.on("all", (_, file) => {
    changed.add(file.replaceAll("\\", "/"));
    timer ??= setTimeout(() => {
      timer = undefined;
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, pause);
    clearTimeout(lateTimer);
    lateTimer = setTimeout(() => onChange([]), silence + 10);
  });
  watcher.on("ready", () => onChange([]));
  return {
    async close() {
      clearTimeout(timer);
      clearTimeout(lateTimer);
      await watcher.close();
    },
  };
}
