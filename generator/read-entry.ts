/** One content file: read, checked against its schema, and what else is to be known of it. */
import path from "node:path";
import type { z } from "zod";
import { hash } from "./cache.ts";
import type { ContentFiles } from "./content-types.ts";
import { detachAll } from "./detached.ts";
import { findFieldProblems } from "./find-field-problems.ts";
import { findMarkdownUses, type MarkdownUses, noUses } from "./markdown.ts";
import type { Memory } from "./memory.ts";
import { badFileName, type Problem } from "./problems.ts";
import { type DataPath, readSource, type Source } from "./read-source.ts";
import type { Crop, Entry, ImageFile, PageData } from "./site.tsx";

/** An environment variable that replaces one value of the content. */
export interface Override {
  variable: string;
  /** The content file, relative to the content folder. */
  file: string;
  path: DataPath;
}

/** A content file that was read. There is no entry where its data are wrong. */
export interface ReadFile {
  source: Source;
  problems: Problem[];
  entry?: Entry;
  facts: EntryFacts;
  /** What its Markdown refers to; its problems belong to a later step. */
  markdown: MarkdownUses;
}

/** What is known of an entry without looking at its data again. Plain data: it goes to other threads and is kept. */
export interface EntryFacts {
  pictures: PictureUse[];
  /** Where it says `standIn: true`. */
  standIns: DataPath[];
  /** Hashes of what no two pages may have in common, whatever the case; absent where there is no page. */
  texts?: Record<UniqueText, string>;
}

/** A picture that the data name, and where. */
export interface PictureUse {
  file: string;
  /** What is made beside the whole picture. */
  crop?: Crop;
  path: DataPath;
}

export const uniqueTexts = ["title", "description"] as const;
export type UniqueText = (typeof uniqueTexts)[number];

const noFacts: EntryFacts = { pictures: [], standIns: [] };

/**
 * @param root the project's root, an absolute path
 * @param file relative to the root
 * @param overrides those of this file
 * @param memory of runs before: all is the very same as long as the file is
 */
export async function readEntry(
  root: string,
  file: string,
  spec: ContentFiles,
  overrides: Override[],
  memory: Memory,
): Promise<ReadFile> {
  const source = await readSource(root, file, memory);
  const values = overrides.map(({ variable }) => process.env[variable]);
  const { entry, problems } = memory.remember(source, "entry", [spec.schema, ...values], () =>
    toEntry(source, spec, overrides),
  );
  if (!entry) return { source, problems, facts: noFacts, markdown: noUses };
  const facts = memory.remember(entry, "facts", [], () => findFacts(entry, spec.hasPage));
  const markdown = memory.remember(source, "markdown", [], () => findMarkdownUses(source, entry.body));
  return { source, problems, entry, facts, markdown };
}

/** The name of an entry: that of its file without the ending. */
export function nameOfFile(file: string): string {
  return path.posix.basename(file).replace(/\.[^.]+$/, "");
}

/** Checks a source against its schema. */
function toEntry(
  source: Source,
  spec: ContentFiles,
  overrides: Override[],
): { entry?: Entry; problems: Problem[] } {
  const problems: Problem[] = [];
  const name = nameOfFile(source.file);
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

function findFacts({ data }: Entry, hasPage: boolean): EntryFacts {
  const facts: EntryFacts = findUses(data);
  if (hasPage) {
    const { title, description } = data as PageData;
    facts.texts = { title: hash(title.toLowerCase()), description: hash(description.toLowerCase()) };
  }
  return facts;
}

/** Finds pictures and stand-ins anywhere in checked data. */
export function findUses(data: unknown): Pick<EntryFacts, "pictures" | "standIns"> {
  const uses = { pictures: [], standIns: [] };
  collectUses(data, [], uses);
  return uses;
}

function collectUses(
  value: unknown,
  dataPath: DataPath,
  facts: Pick<EntryFacts, "pictures" | "standIns">,
): void {
  if (typeof value !== "object" || value === null) return;
  const image = (value as Partial<ImageFile>).imageFile;
  if (image !== undefined) {
    facts.pictures.push({ file: image, path: dataPath });
    return;
  }
  const { file, phone } = value as { file?: ImageFile; phone?: Crop };
  if (file?.imageFile && phone)
    facts.pictures.push({ file: file.imageFile, crop: phone, path: [...dataPath, "phone"] });
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = [...dataPath, Array.isArray(value) ? Number(key) : key];
    if (key === "standIn" && inner === true) facts.standIns.push(innerPath);
    collectUses(inner, innerPath, facts);
  }
}
