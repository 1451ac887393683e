/**
 * Translations: `contact-us.fr.md` is the French version of `contact-us.md`, `labels.fr.yaml` that of `labels.yaml`. A page is
 * translated as a whole. A file without a page contains only what differs.
 */
import path from "node:path";
import { allEntriesOf, type Entry, type PageData } from "../model/content.ts";
import { splitLanguage } from "../model/file-name.ts";
import { startOf } from "../model/place.ts";
import type { ContentFiles } from "../model/site-definition.ts";
import { type ReadContent, type Source, sourceOf } from "../model/source.ts";
import {
  incompleteTranslation,
  notATranslation,
  otherLanguage,
  translationOfNothing,
} from "../problems/content-problems.ts";
import type { Problem } from "../problems/problem.ts";
import { recordEntry } from "./find-uses.ts";
import type { ReadEntry } from "./read-entry.ts";

/** A file to read as a translation. */
export interface TranslatedFile {
  /** Relative to the content folder, and to the root. */
  name: string;
  file: string;
  /** The kind of its original. */
  files: ContentFiles;
}

/**
 * Reads translations, and adds them to what was read.
 *
 * @param files all content files: one with mistakes is among them, but missing from `result`
 * @param readOne reads and checks a file; `original` is the data that it changes
 * @returns their problems
 */
export async function readTranslations(
  translated: TranslatedFile[],
  result: ReadContent,
  files: Set<string>,
  readOne: (name: string, files: ContentFiles, original: unknown) => Promise<ReadEntry>,
): Promise<Problem[]> {
  const originals = new Map(allEntriesOf(result.content).map((entry) => [entry.file, entry]));
  const problems: Problem[] = [];
  for (const { name, file, files: kind } of translated) {
    const { hasPage } = kind;
    const { original, language = "" } = splitLanguage(file);
    const first = originals.get(original);
    if (!first) {
      if (!files.has(original)) problems.push(translationOfNothing(startOf(file), original));
      continue;
    }
    const { read, ...own } = await readOne(name, kind, hasPage ? undefined : sourceOf(first, result).data);
    problems.push(...own.problems);
    if (!read) continue;
    const { entry, source } = read;
    recordEntry(result, entry, source);
    result.translations.push({ language, of: first, entry, hasPage });
    if (!hasPage) continue;
    result.pageEntries.push(entry as Entry<PageData>);
    problems.push(...checkLanguage(entry as Entry<PageData>, source, language));
  }
  return problems;
}

function checkLanguage({ file, data }: Entry<PageData>, source: Source, language: string): Problem[] {
  const missing = (["language", "translationOf"] as const).filter((field) => !data[field]);
  if (missing.length > 0)
    return missing.map((field) => incompleteTranslation(startOf(file), field, language));
  if (data.language?.split("-")[0] === language) return [];
  return [otherLanguage(source.placeOf(["language"]), data.language ?? "", path.posix.basename(file))];
}

/** Finds originals with fields that only translations have. */
export function findFieldsOfTranslations(read: ReadContent): Problem[] {
  return read.pageEntries.flatMap((entry) =>
    (["language", "translationOf"] as const)
      .filter((field) => entry.data[field])
      .map((field) => notATranslation(sourceOf(entry, read).placeOf([field], "key"), field)),
  );
}
