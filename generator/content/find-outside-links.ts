import { realpathSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import { startOf } from "../model/place.ts";
import { outsideLink } from "../problems/content-problems.ts";
import type { Problem } from "../problems/problem.ts";

/**
 * Finds symbolic links to files outside the project and its folders, whose contents would be published or shown in
 * messages.
 *
 * @param root the project's root, an absolute path
 * @param folders relative to the root or absolute
 */
export async function findOutsideLinks(root: string, folders: string[]): Promise<Problem[]> {
  const patterns = folders.map((folder) => `${glob.convertPathToPattern(folder)}/**`);
  const options = {
    cwd: root,
    dot: true,
    onlyFiles: false,
    followSymbolicLinks: false,
    objectMode: true,
  } as const;
  const links = (await glob(patterns, options)).filter(({ dirent }) => dirent.isSymbolicLink());
  const inside = [root, ...folders].map((folder) => realPath(path.resolve(root, folder)) + path.sep);
  return links
    .filter(
      ({ path: link }) => !inside.some((folder) => realPath(path.resolve(root, link)).startsWith(folder)),
    )
    .map(({ path: link }) => outsideLink(startOf(link)));
}

/** Returns the path of the link itself if its target does not exist. */
function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return path.join(realpathSync(path.dirname(file)), path.basename(file));
  }
}
