/**
 * Step 1: everything under `content/`, read and checked against its schema. The only file that opens content.
 */
import { stat } from "node:fs/promises";
import path from "node:path";
import glob from "fast-glob";
import type { z } from "zod";
import { hash } from "./cache.ts";
import type { ContentFiles } from "./content-types.ts";
import { detachAll } from "./detached.ts";
import { type EntryStore, many } from "./entry-store.ts";
import { findFieldProblems } from "./find-field-problems.ts";
import { type Memory, openMemory } from "./memory.ts";
import {
  badFileName,
  compare,
  duplicateText,
  missingContentFile,
  missingContentFolder,
  type Problem,
  stopOn,
  strayContentFile,
} from "./problems.ts";
import { type DataPath, readSource, type Source } from "./read-source.ts";
import { type Crop, cropName, type Entry, type ImageFile, type PageData, type Place } from "./site.tsx";

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
  /** Pictures named in front matter and YAML, without duplicates. */
  imageUses: Iterable<ImageUse>;
  /** The first use of each picture, and of each crop of it. */
  firstUses: Map<string, ImageUse>;
  /** Values marked `standIn: true`. */
  standIns: Place[];
}

/** An environment variable that replaces one value of the content. */
export interface Override {
  variable: string;
  /** The content file, relative to the content folder. */
  file: string;
  path: DataPath;
}

/**
 * @param root the project's root, an absolute path
 * @param folder the content folder, relative to the root or absolute
 * @param files which files there are, from the site's schemas
 * @param overrides environment variables that win over a value
 * @param memory of runs before: what was read is the very same as long as all files are
 * @param store takes up entries of which there are many
 * @throws Problems with everything that is wrong
 */
export async function readContent(
  root: string,
  folder: string,
  files: Record<string, ContentFiles>,
  overrides: Override[] = [],
  memory = openMemory(),
  store?: EntryStore,
): Promise<ReadContent> {
  const found = await listFiles(root, folder);
  const problems: Problem[] = [];
  const wanted = Object.values(files);
  for (const file of found) {
    if (!wanted.some((spec) => matches(spec, file))) {
      const place = { file: path.posix.join(folder, file), line: 1, column: 1 };
      problems.push(
        strayContentFile(
          place,
          wanted.map((spec) => path.posix.join(folder, spec.pattern)),
        ),
      );
    }
  }

  const result: ReadContent = {
    content: {},
    pageEntries: [],
    sources: new Map(),
    imageUses: {
      *[Symbol.iterator]() {
        for (const [entry, source] of result.sources) yield* usesIn(entry, source, memory).imageUses;
      },
    },
    firstUses: new Map(),
    standIns: [],
  };
  const texts = openDuplicateTexts();
  for (const [key, spec] of Object.entries(files)) {
    const names = found.filter((file) => matches(spec, file));
    if (!spec.many && names.length === 0) {
      const file = path.posix.join(folder, spec.pattern);
      problems.push(missingContentFile(file, { file, line: 1, column: 1 }));
    }
    const isLarge = spec.many && spec.hasPage && names.length >= many;
    const entries: Entry[] = [];
    for (const name of names) {
      const source = await readSource(root, path.posix.join(folder, name), memory);
      const own = overrides.filter((override) => override.file === name);
      const values = own.map(({ variable }) => process.env[variable]);
      const checked = memory.remember(source, "entry", [spec.schema, ...values], () =>
        toEntry(source, spec, own),
      );
      problems.push(...checked.problems);
      if (!checked.entry) continue;
      const uses = usesIn(checked.entry, source, memory);
      for (const use of uses.imageUses)
        result.firstUses.set(keyOfUse(use), result.firstUses.get(keyOfUse(use)) ?? use);
      result.standIns.push(...uses.standIns);
      if (spec.hasPage) problems.push(...texts(checked.entry as Entry<PageData>, source));
      const entry = isLarge && store ? store.pack(checked.entry) : checked.entry;
      result.sources.set(entry, source);
      entries.push(entry);
    }
    const first = entries[0];
    if (spec.many) result.content[key] = entries;
    else if (first) result.content[key] = first;
    if (spec.hasPage) for (const entry of entries) result.pageEntries.push(entry as Entry<PageData>);
  }
  stopOn(problems);
  return memory.remember(memory, `content of ${folder}`, [files, ...result.sources.keys()], () => result);
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

/** Checks a source against its schema. There is no entry where its data are wrong. */
function toEntry(
  source: Source,
  spec: ContentFiles,
  overrides: Override[],
): { entry?: Entry; problems: Problem[] } {
  const problems: Problem[] = [];
  const name = path.posix.basename(source.file).replace(/\.[^.]+$/, "");
  if (spec.hasPage && !/^[a-z0-9]+([_-][a-z0-9]+)*$/.test(name)) {
    problems.push(badFileName({ file: source.file, line: 1, column: 1 }, name));
  }
  if (source.problems.length > 0) {
    problems.push(...source.problems);
    return { problems };
  }
  const overridden = overrides.filter((override) => process.env[override.variable]);
  const data = overridden.reduce(
    (value, override) => replaceIn(value, override.path, process.env[override.variable]),
    source.data,
  );
  const result = (spec.schema as z.ZodType).safeParse(data);
  if (!result.success) {
    problems.push(...findFieldProblems(result.error, spec.schema as z.ZodType, data, source, overridden));
    return { problems };
  }
  return { entry: { file: source.file, name, data: detachAll(result.data), body: source.body }, problems };
}

function replaceIn(value: unknown, [step, ...rest]: DataPath, replacement: unknown): unknown {
  if (step === undefined) return replacement;
  const object = value as Record<PropertyKey, unknown>;
  return { ...object, [step]: replaceIn(object?.[step], rest, replacement) };
}

export function keyOfUse({ file, crop }: Pick<ImageUse, "file" | "crop">): string {
  return crop ? `${file} ${cropName(crop)}` : file;
}

interface Uses {
  imageUses: ImageUse[];
  standIns: Place[];
}

/** Finds pictures and stand-ins anywhere in checked data. */
function usesIn(entry: Entry, source: Source, memory: Memory): Uses {
  return memory.remember(entry, "uses", [], () => {
    const uses: Uses = { imageUses: [], standIns: [] };
    collectUses(entry.data, [], source, uses);
    return uses;
  });
}

function collectUses(value: unknown, dataPath: DataPath, source: Source, result: Uses): void {
  if (typeof value !== "object" || value === null) return;
  const image = (value as Partial<ImageFile>).imageFile;
  if (image !== undefined) {
    result.imageUses.push({ file: image, place: source.placeOf(dataPath) });
    return;
  }
  const { file, phone } = value as { file?: ImageFile; phone?: Crop };
  if (file?.imageFile && phone)
    result.imageUses.push({
      file: file.imageFile,
      crop: phone,
      place: source.placeOf([...dataPath, "phone"], "key"),
    });
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = [...dataPath, Array.isArray(value) ? Number(key) : key];
    if (key === "standIn" && inner === true) result.standIns.push(source.placeOf(innerPath, "key"));
    collectUses(inner, innerPath, source, result);
  }
}

/** Finds titles and descriptions that two pages share. */
function openDuplicateTexts(): (entry: Entry<PageData>, source: Source) => Problem[] {
  const fields = ["title", "description"] as const;
  const seen = { title: new Map<string, Source>(), description: new Map<string, Source>() };
  return (entry, source) =>
    fields.flatMap((field) => {
      const value = entry.data[field];
      const key = hash(value.toLowerCase());
      const first = seen[field].get(key);
      if (!first) seen[field].set(key, source);
      return first ? [duplicateText(source.placeOf([field]), field, value, first.placeOf([field]))] : [];
    });
}
