/**
 * Says that files have changed. One watcher for each folder, not for each file: ten thousand files would be more
 * than systems allow.
 */
import { type FSWatcher, readdirSync, watch } from "node:fs";
import path from "node:path";

/**
 * How long to wait for more of the same change, in milliseconds: editors empty a file before they write it, or write
 * another one and rename it.
 */
const pause = 2;

/**
 * @param root an absolute path
 * @param folders below the root; they may come and go
 * @param onChange called with files or folders relative to the root
 */
export function watchFolders(
  root: string,
  folders: string[],
  onChange: (files: string[]) => void,
): { close(): void } {
  const watchers = new Map<string, FSWatcher>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const note = (file: string) => {
    changed.add(path.relative(root, file).replaceAll("\\", "/"));
    timer ??= setTimeout(() => {
      timer = undefined;
      const files = [...changed];
      changed.clear();
      onChange(files);
    }, pause);
  };

  /** No longer watches a folder, nor any below it. */
  const forget = (folder: string) => {
    for (const [known, watcher] of watchers) {
      if (known !== folder && !known.startsWith(folder + path.sep)) continue;
      watcher.close();
      watchers.delete(known);
    }
  };

  /** Watches a folder and all below it. */
  const follow = (folder: string) => {
    if (watchers.has(folder)) return;
    try {
      const entries = readdirSync(folder, { withFileTypes: true });
      const watcher = watch(folder, (kind, name) => {
        if (name === null) return note(folder);
        const file = path.join(folder, name);
        note(file);
        // It may be a folder that is new, gone, or another one of the same name.
        if (kind === "rename") followAnew(file);
      });
      watcher.on("error", () => forget(folder));
      watchers.set(folder, watcher);
      for (const entry of entries) {
        if (entry.isDirectory() || entry.isSymbolicLink()) follow(path.join(folder, entry.name));
      }
    } catch {
      // It is a file, or gone.
      forget(folder);
    }
  };

  const followAnew = (folder: string) => {
    forget(folder);
    follow(folder);
  };

  const all = folders.map((folder) => path.join(root, folder));
  for (const folder of all) follow(folder);
  // A folder may be removed and come back, as when another branch is checked out.
  const above = watch(root, (_, name) => {
    const folder = all.find((one) => path.relative(root, one).split(path.sep)[0] === name);
    if (!folder) return;
    followAnew(folder);
    note(folder);
  });
  return {
    close() {
      clearTimeout(timer);
      above.close();
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
