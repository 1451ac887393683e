/** Step 1: reads every file in `content/` and checks it against its schema. No other step opens content files. */
import { stat } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import { createDiskCache, type DiskCache } from "../cache/disk-cache.ts";
import type { Entry, PageData } from "../model/content.ts";
import { slugOf, splitLanguage } from "../model/file-name.ts";
import { startOf } from "../model/place.ts";
import { addressesFile } from "../model/route.ts";
import type { ContentFiles, SiteDefinition } from "../model/site-definition.ts";
import { type ReadContent, sourceOf } from "../model/source.ts";
import {
  duplicateText,
  missingContentFile,
  missingContentFolder,
  strayContentFile,
} from "../problems/content-problems.ts";
import { type Problem, stopOn } from "../problems/problem.ts";
import { findOutsideLinks } from "./find-outside-links.ts";
import { findUnknownValues, recordEntry } from "./find-uses.ts";
import { readAddresses } from "./read-addresses.ts";
import { type ReadEntry, readEntry } from "./read-entry.ts";
import { findFieldsOfTranslations, readTranslations } from "./translations.ts";

/** The location of content, and its schemas. */
export interface ContentInput {
  /** The project's root, an absolute path. */
  root: string;
  /** The content folder, relative to the root or absolute. */
  content: string;
  definition: Pick<SiteDefinition, "contentFiles" | "overrides">;
  cache?: DiskCache;
}

/** @throws Problems with all mistakes in content */
export async function readContent(input: ContentInput): Promise<ReadContent> {
  const { root, content: folder, definition, cache = createDiskCache(path.join(root, ".cache")) } = input;
  stopOn(await findOutsideLinks(root, [folder, "assets"]));
  const found = await listFiles(root, folder);
  const inFolder = (name: string) => path.posix.join(folder, name);
  const kinds = Object.entries(definition.contentFiles);
  const problems = findStrayFiles(found, Object.values(definition.contentFiles), inFolder);
  const result: ReadContent = {
    content: {},
    pageEntries: [],
    sources: new Map(),
    addresses: readAddresses(root, folder),
    translations: [],
    imageUses: [],
    videoUses: [],
    valueUses: [],
  };
  const readOne = (name: string, files: ContentFiles, original?: unknown) => {
    const overrides = definition.overrides.filter(({ file }) => file === splitLanguage(name).original);
    return readEntry(root, inFolder(name), files, { overrides, original }, cache);
  };
  const namesOf = (files: ContentFiles) =>
    found.filter((name) => matches(files, splitLanguage(name).original));
  const isTranslation = (name: string) => splitLanguage(name).language !== undefined;
  for (const [kind, files] of kinds) {
    const names = namesOf(files).filter((name) => !isTranslation(name));
    if (!files.many && names.length === 0) {
      const file = inFolder(files.pattern);
      problems.push(missingContentFile(file, startOf(file)));
    }
    const read = await Promise.all(names.map((name) => readOne(name, files)));
    problems.push(...addEntries(kind, files, read, result));
  }
  problems.push(...findFieldsOfTranslations(result));
  const translated = kinds.flatMap(([, files]) =>
    namesOf(files)
      .filter(isTranslation)
      .map((name) => ({ name, file: inFolder(name), files })),
  );
  problems.push(...(await readTranslations(translated, result, new Set(found.map(inFolder)), readOne)));
  problems.push(...findDuplicateTexts(result), ...findUnknownValues(result));
  stopOn(problems);
  return result;
}

/**
 * Adds the files of one kind to what was read.
 *
 * @returns their problems
 */
function addEntries(kind: string, files: ContentFiles, results: ReadEntry[], result: ReadContent): Problem[] {
  const entries = results.flatMap(({ read }) => {
    if (!read) return [];
    recordEntry(result, read.entry, read.source);
    return read.entry;
  });
  const [first] = entries;
  if (files.many) result.content[kind] = entries;
  else if (first) result.content[kind] = first;
  if (files.hasPage) result.pageEntries.push(...(entries as Entry<PageData>[]));
  return results.flatMap(({ problems }) => problems);
}

async function listFiles(root: string, folder: string): Promise<string[]> {
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
  return found.filter((file) => !file.endsWith("/")).sort(new Intl.Collator("en", { numeric: true }).compare);
}

function findStrayFiles(
  found: string[],
  kinds: ContentFiles[],
  inFolder: (name: string) => string,
): Problem[] {
  const isStray = (name: string) => !kinds.some((files) => matches(files, splitLanguage(name).original));
  const stray = found.filter(isStray);
  const patterns = kinds.map(({ pattern }) => inFolder(pattern));
  const forPages = kinds.find(({ isDefault }) => isDefault)?.pattern;
  return stray.map((name) => {
    const isPage = forPages && path.posix.extname(name) === path.posix.extname(forPages);
    const better = isPage
      ? inFolder(forPages).replace("*", slugOf(path.posix.parse(name).name, "_"))
      : undefined;
    return strayContentFile(startOf(inFolder(name)), patterns, better);
  });
}

function matches({ pattern }: ContentFiles, file: string): boolean {
  if (!pattern.includes("*")) return file === pattern;
  const [before = "", after = ""] = pattern.split("*");
  const middle = file.slice(before.length, file.length - after.length);
  return file.startsWith(before) && file.endsWith(after) && middle !== "" && !middle.includes("/");
}

/** Texts with the same key are duplicates. "Contact" can be a title in several languages. */
export function duplicateKey(text: string, language: string | undefined): string {
  return `${language} ${text.trim().toLowerCase()}`;
}

/** Finds titles and descriptions that two pages share, ignoring case. */
function findDuplicateTexts(read: ReadContent): Problem[] {
  const placeOf = (entry: Entry, field: string) => sourceOf(entry, read).placeOf([field]);
  return (["title", "description"] as const).flatMap((field) => {
    const first = new Map<string, Entry>();
    return read.pageEntries.flatMap((entry) => {
      const text = entry.data[field];
      const key = duplicateKey(text, entry.data.language);
      const other = first.get(key);
      if (other) return [duplicateText(placeOf(entry, field), field, text, placeOf(other, field))];
      first.set(key, entry);
      return [];
    });
  });
}
