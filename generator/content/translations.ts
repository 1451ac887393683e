/**
 * Translations: `contact-us.fr.md` is the French version of `contact-us.md`, `labels.fr.yaml` that of `labels.yaml`. A page is
 * translated as a whole. A file without a page contains only what differs.
 */
import path from "node:path";
import { type Entry, entriesOf, type PageData } from "../model/content.ts";
import { startOf } from "../model/place.ts";
import { type ReadFiles, type Source, sourceOf } from "../model/source.ts";
import {
  incompleteTranslation,
  notATranslation,
  otherLanguage,
  translationOfNothing,
} from "../problems/content-problems.ts";
import type { Problem } from "../problems/problem.ts";
import type { FoundFile, FoundKind } from "./find-files.ts";
import type { ReadEntry } from "./read-entry.ts";

/** Reads and checks a file. @param original the data that it changes, if it contains only what differs */
export type ReadOne = (found: FoundFile, kind: FoundKind, original?: unknown) => Promise<ReadEntry>;

/**
 * Reads the translations of one kind of files, and adds them to what was read.
 *
 * @param result all originals; those with mistakes are missing
 * @returns their problems
 */
export async function readTranslations(
  kind: FoundKind,
  result: ReadFiles,
  readOne: ReadOne,
): Promise<Problem[]> {
  const { hasPage, found } = kind;
  const originals = new Map(entriesOf(result.content, kind.key).map((entry) => [entry.file, entry]));
  const problems: Problem[] = [];
  for (const one of found) {
    const { file, original, language } = one;
    if (!language) continue;
    const of = originals.get(original);
    if (!of) {
      const isThere = found.some((other) => other.file === original);
      if (!isThere) problems.push(translationOfNothing(startOf(file), original));
      continue;
    }
    const { read, ...own } = await readOne(one, kind, hasPage ? undefined : sourceOf(of, result).data);
    problems.push(...own.problems);
    if (!read) continue;
    const { entry, source } = read;
    result.sources.set(file, source);
    result.translations.push({ language, of, entry, hasPage });
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
export function findFieldsOfTranslations(read: ReadFiles): Problem[] {
  return read.pageEntries.flatMap((entry) =>
    (["language", "translationOf"] as const)
      .filter((field) => entry.data[field])
      .map((field) => notATranslation(sourceOf(entry, read).placeOf([field], "key"), field)),
  );
}
