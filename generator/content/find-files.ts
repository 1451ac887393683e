/** Finds the files of the content folder, and the kind of each in `content/schemas.ts`. */
import { existsSync, realpathSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import { slugOf, splitLanguage } from "../model/file-name.ts";
import { startOf } from "../model/place.ts";
import { addressesFile } from "../model/route.ts";
import type { ContentFiles, ContentKinds } from "../model/site-definition.ts";
import { fileMistake, missingContentFolder, strayContentFile } from "../problems/content-problems.ts";
import { type Problem, stopOn } from "../problems/problem.ts";

/** A file of the content folder. */
export interface FoundFile {
  /** Relative to the root. */
  file: string;
  /** The language in its name, and the file that it translates; without a language, the file itself. */
  language: string | undefined;
  original: string;
}

/** A kind of content files and their translations, with its pattern relative to the root. */
export interface FoundKind extends ContentFiles {
  key: string;
  found: FoundFile[];
}

/**
 * @param folder the content folder, relative to the root or absolute
 * @returns all kinds with their files, and the problems of files that belong to none
 */
export async function findFiles(
  root: string,
  folder: string,
  contentFiles: ContentKinds,
): Promise<{ kinds: FoundKind[]; problems: Problem[] }> {
  const found = await listFiles(root, folder);
  const kinds = Object.entries(contentFiles).map(([key, files]) => {
    const kind = { key, ...files, pattern: path.posix.join(folder, files.pattern) };
    return { ...kind, found: found.filter(({ original }) => matches(kind, original)) };
  });
  return { kinds, problems: findStrayFiles(found, kinds) };
}

async function listFiles(root: string, folder: string): Promise<FoundFile[]> {
  const cwd = path.resolve(root, folder);
  const stats = await stat(cwd).catch(() => undefined);
  if (!stats?.isDirectory()) stopOn([missingContentFolder(folder)]);
  // The schemas are in the same folder; everything else in it is content.
  const found = await glob("**/*", {
    cwd,
    ignore: ["*.ts", addressesFile],
    onlyFiles: false,
    markDirectories: true,
  });
  // Broken symbolic links are listed, too: reading them reports the mistake.
  // In the order that people number files in: 2 before 10.
  const files = found.filter((file) => !file.endsWith("/"));
  return files.sort(new Intl.Collator("en", { numeric: true }).compare).map((name) => {
    const file = path.posix.join(folder, name);
    return { file, ...splitLanguage(file) };
  });
}

function findStrayFiles(found: FoundFile[], kinds: FoundKind[]): Problem[] {
  const known = new Set(kinds.flatMap((kind) => kind.found));
  const patterns = kinds.map(({ pattern }) => pattern);
  const forPages = kinds.find(({ isDefault }) => isDefault)?.pattern;
  return found
    .filter((one) => !known.has(one))
    .map(({ file }) => {
      const { name, ext } = path.posix.parse(file);
      const isPage = forPages && ext === path.posix.extname(forPages);
      const better = isPage ? forPages.replace("*", slugOf(name, "_")) : undefined;
      return strayContentFile(startOf(file), patterns, better);
    });
}

function matches({ pattern, many }: ContentFiles, file: string): boolean {
  if (!many) return file === pattern;
  const star = pattern.lastIndexOf("*");
  const [before, after] = [pattern.slice(0, star), pattern.slice(star + 1)];
  const middle = file.slice(before.length, file.length - after.length);
  return file.startsWith(before) && file.endsWith(after) && middle !== "" && !middle.includes("/");
}

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
