import { existsSync, realpathSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import { startOf } from "../model/place.ts";
import { fileMistake } from "../problems/content-problems.ts";
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
  // What is missing is reported where it is read.
  const realPaths = (files: string[]) =>
    files
      .map((file) => path.resolve(root, file))
      .filter(existsSync)
      .map((file) => realpathSync(file));
  const inside = realPaths([root, ...folders]).map((folder) => folder + path.sep);
  const isOutside = (link: string) =>
    realPaths([link]).some((target) => !inside.some((folder) => target.startsWith(folder)));
  return links
    .filter(({ path: link }) => isOutside(link))
    .map(({ path: link }) => fileMistake(startOf(link), "outside link"));
}
