/**
 * Step 1: everything under `content/`, read and checked against its schema. The only step that opens content.
 */
import { stat } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import type { ContentFiles } from "./content-types.ts";
import { many } from "./entry-store.ts";
import type { LargeBuild } from "./large-build.ts";
import type { MarkdownUses } from "./markdown.ts";
import { openMemory } from "./memory.ts";
import {
  compare,
  duplicateText,
  missingContentFile,
  missingContentFolder,
  type Problem,
  stopOn,
  strayContentFile,
} from "./problems.ts";
import {
  findUses,
  type Override,
  type PictureUse,
  type ReadFile,
  readEntry,
  type UniqueText,
  uniqueTexts,
} from "./read-entry.ts";
import { type PackedHashes, readMany } from "./read-many.ts";
import type { Source } from "./read-source.ts";
import { type Crop, cropName, type Entry, type PageData, type Place } from "./site.tsx";

/** A picture that content names, and where. */
export interface ImageUse {
  file: string;
  /** What is made beside the whole picture. */
  crop?: Crop;
  place: Place;
}

/** Everything that was read. */
export interface ReadContent {
  /** As the schemas file names it: an entry, or a list of entries. */
  content: Record<string, Entry | Entry[]>;
  /** Every entry that needs a page of its own, in the order of `content`. */
  pageEntries: Entry<PageData>[];
  sources: Map<Entry, Source>;
  /** What the Markdown of each entry refers to, and what is wrong with it. */
  markdownUses: Map<Entry, MarkdownUses>;
  /** Pictures named in front matter and YAML: all, for what is wrong with one. */
  imageUses: Iterable<ImageUse>;
  /** The first use of each picture, and of each crop of it. */
  firstUses: Map<string, ImageUse>;
  /** Values marked `standIn: true`. */
  standIns: Place[];
  /** Of the entries that are packed, by their file. */
  hashes: Map<string, PackedHashes>;
}

/**
 * @param root the project's root, an absolute path
 * @param folder the content folder, relative to the root or absolute
 * @param kinds which files there are, from the site's schemas
 * @param overrides environment variables that win over a value
 * @param memory of runs before: what was read is the very same as long as all files are
 * @param large for builds, which may have very many pages
 * @throws Problems with everything that is wrong
 */
export async function readContent(
  root: string,
  folder: string,
  kinds: Record<string, ContentFiles>,
  overrides: Override[] = [],
  memory = openMemory(),
  large?: LargeBuild,
): Promise<ReadContent> {
  const found = await listFiles(root, folder);
  const inFolder = (name: string) => path.posix.join(folder, name);
  const wanted = Object.values(kinds);
  const problems = found
    .filter((name) => !wanted.some((spec) => matches(spec, name)))
    .map((name) =>
      strayContentFile(
        { file: inFolder(name), line: 1, column: 1 },
        wanted.map(({ pattern }) => inFolder(pattern)),
      ),
    );

  const result: ReadContent = {
    content: {},
    pageEntries: [],
    sources: new Map(),
    markdownUses: new Map(),
    imageUses: {
      *[Symbol.iterator]() {
        for (const [entry, source] of result.sources)
          yield* findUses(entry.data).pictures.map((use) => toImageUse(use, source));
      },
    },
    firstUses: new Map(),
    standIns: [],
    hashes: new Map(),
  };
  const findDoubles = openDuplicateTexts();

  const take = ({ source, problems: own, entry, facts, markdown }: ReadFile): Entry[] => {
    problems.push(...own);
    if (!entry) return [];
    for (const use of facts.pictures) {
      const key = keyOfUse(use);
      if (!result.firstUses.has(key)) result.firstUses.set(key, toImageUse(use, source));
    }
    result.standIns.push(...facts.standIns.map((dataPath) => source.placeOf(dataPath, "key")));
    if (facts.texts) problems.push(...findDoubles(entry as Entry<PageData>, source, facts.texts));
    result.sources.set(entry, source);
    result.markdownUses.set(entry, markdown);
    return [entry];
  };

  for (const [kind, spec] of Object.entries(kinds)) {
    const names = found.filter((name) => matches(spec, name));
    if (!spec.many && names.length === 0) {
      const file = inFolder(spec.pattern);
      problems.push(missingContentFile(file, { file, line: 1, column: 1 }));
    }
    const entries: Entry[] = [];
    const isReplaced = names.some((name) => overrides.some(({ file }) => file === name));
    if (large && spec.hasPage && names.length >= many && !isReplaced) {
      const read = await readMany({ root, kind, files: names.map(inFolder) }, spec, large);
      for (const file of read.files) entries.push(...take(file));
      for (const [file, hashes] of read.hashes) result.hashes.set(file, hashes);
    } else {
      for (const name of names) {
        const own = overrides.filter(({ file }) => file === name);
        entries.push(...take(await readEntry(root, inFolder(name), spec, own, memory)));
      }
    }
    const [first] = entries;
    if (spec.many) result.content[kind] = entries;
    else if (first) result.content[kind] = first;
    if (spec.hasPage) for (const entry of entries) result.pageEntries.push(entry as Entry<PageData>);
  }
  stopOn(problems);
  return memory.remember(memory, `content of ${folder}`, [kinds, ...result.sources.keys()], () => result);
}

async function listFiles(root: string, folder: string): Promise<string[]> {
  const cwd = path.resolve(root, folder);
  const isFolder = await stat(cwd).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) stopOn([missingContentFolder(folder)]);
  // The schemas live beside what they describe; everything else in the folder is content.
  const found = await glob("**/*", { cwd, ignore: ["*.ts"], onlyFiles: false, markDirectories: true });
  // A link that leads nowhere is not passed over: reading it says what is wrong.
  return found.filter((file) => !file.endsWith("/")).sort(compare);
}

function matches({ pattern }: ContentFiles, file: string): boolean {
  if (!pattern.includes("*")) return file === pattern;
  const [before = "", after = ""] = pattern.split("*");
  const middle = file.slice(before.length, file.length - after.length);
  return file.startsWith(before) && file.endsWith(after) && middle !== "" && !middle.includes("/");
}

export function keyOfUse({ file, crop }: Pick<ImageUse, "file" | "crop">): string {
  return crop ? `${file} ${cropName(crop)}` : file;
}

function toImageUse({ file, crop, path: dataPath }: PictureUse, source: Source): ImageUse {
  return crop
    ? { file, crop, place: source.placeOf(dataPath, "key") }
    : { file, place: source.placeOf(dataPath) };
}

/** Finds titles and descriptions that two pages share. */
function openDuplicateTexts() {
  const seen = { title: new Map<string, Source>(), description: new Map<string, Source>() };
  return (entry: Entry<PageData>, source: Source, texts: Record<UniqueText, string>): Problem[] =>
    uniqueTexts.flatMap((field) => {
      const first = seen[field].get(texts[field]);
      if (!first) seen[field].set(texts[field], source);
      return first
        ? [duplicateText(source.placeOf([field]), field, entry.data[field], first.placeOf([field]))]
        : [];
    });
}
