/** Step 1: reads every file in `content/` and checks it against its schema. No other step opens content files. */
import path from "node:path";
import { createSiteCache, type DiskCache } from "../cache/disk-cache.ts";
import type { Entry, PageData } from "../model/content.ts";
import type { SiteDefinition } from "../model/site-definition.ts";
import { type ReadContent, type ReadFiles, sourceOf } from "../model/source.ts";
import { duplicateText, missingContentFile } from "../problems/content-problems.ts";
import { type Problem, stopOn } from "../problems/problem.ts";
import { type FoundKind, findFiles, findOutsideLinks } from "./find-files.ts";
import { findUnknownValues, findUses } from "./find-uses.ts";
import { readAddresses } from "./read-addresses.ts";
import { type ReadEntry, readEntry } from "./read-entry.ts";
import { findFieldsOfTranslations, type ReadOne, readTranslations } from "./translations.ts";

/** The location of content, and its schemas. */
interface ContentInput {
  /** The project's root, an absolute path. */
  root: string;
  /** The content folder, relative to the root or absolute. */
  content: string;
  definition: Pick<SiteDefinition, "contentFiles" | "overrides">;
  cache?: DiskCache;
}

/** @throws Problems with all mistakes in content */
export async function readContent(input: ContentInput): Promise<ReadContent> {
  const { root, content: folder, definition, cache = createSiteCache(root) } = input;
  stopOn(await findOutsideLinks(root, [folder, "assets"]));
  const { kinds, problems } = await findFiles(root, folder, definition.contentFiles);
  const result: ReadFiles = {
    content: {},
    pageEntries: [],
    sources: new Map(),
    addresses: await readAddresses(root, folder),
    translations: [],
  };
  const readOne: ReadOne = (found, kind, original) => {
    const overrides = definition.overrides.filter(
      (override) => path.posix.join(folder, override.file) === found.original,
    );
    return readEntry({ root, file: found.file, kind, overrides, original }, cache);
  };
  for (const kind of kinds) {
    const originals = kind.found.filter(({ language }) => !language);
    if (!kind.many && originals.length === 0) problems.push(missingContentFile(kind.pattern));
    const entries = await Promise.all(originals.map((one) => readOne(one, kind)));
    problems.push(...addEntries(kind, entries, result));
  }
  problems.push(...findFieldsOfTranslations(result));
  for (const kind of kinds) problems.push(...(await readTranslations(kind, result, readOne)));
  const read = { ...result, ...findUses(result) };
  problems.push(...findDuplicateTexts(read), ...findUnknownValues(read));
  stopOn(problems);
  return read;
}

/**
 * Adds the files of one kind to what was read.
 *
 * @returns their problems
 */
function addEntries(kind: FoundKind, results: ReadEntry[], result: ReadFiles): Problem[] {
  const entries = results.flatMap(({ read }) => {
    if (!read) return [];
    result.sources.set(read.entry.file, read.source);
    return read.entry;
  });
  const [first] = entries;
  if (kind.many) result.content[kind.key] = entries;
  else if (first) result.content[kind.key] = first;
  if (kind.hasPage) result.pageEntries.push(...(entries as Entry<PageData>[]));
  return results.flatMap(({ problems }) => problems);
}

/** Texts with the same key are duplicates. "Contact" can be a title in several languages. */
export function duplicateKey(text: string, language: string | undefined): string {
  return `${language} ${text.trim().toLowerCase()}`;
}

/** Finds titles and descriptions that two pages share, ignoring case. */
function findDuplicateTexts(read: ReadFiles): Problem[] {
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
