/** Says that files have changed. */
import { watch } from "chokidar";

/**
 * How long to wait for more of the same change, in milliseconds: editors empty a file before they write it, or write
 * another one and rename it.
 */
const pause = 2;

/**
 * @param root an absolute path
 * @param folders below the root; they may come and go
 * @param onChange called with files or folders relative to the root, and once with none when watching has begun:
 * what has changed until then nobody has seen
 */
export function watchFolders(
  root: string,
  folders: string[],
  onChange: (files: string[]) => void,
): { close(): Promise<void> } {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folders, { cwd: root, ignoreInitial: true });
  watcher.on("all", (_, file) => {
    changed.add(file.replaceAll("\\", "/"));
    timer ??= setTimeout(() => {
      timer = undefined;
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, pause);
  });
  watcher.on("ready", () => onChange([]));
  return {
    async close() {
      clearTimeout(timer);
      await watcher.close();
    },
  };
}
