/** Reads one content file: its text, its fields with the place of each, and whether they follow their schema. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { createSiteCache, type DiskCache } from "../cache/disk-cache.ts";
import { hash, versionOf } from "../cache/hash.ts";
import type { DataPath, Entry } from "../model/content.ts";
import { fileNameAsAlt, isSlug, pictureName, splitLanguage } from "../model/file-name.ts";
import { placeAt, startOf } from "../model/place.ts";
import type { ContentFiles, Override } from "../model/site-definition.ts";
import { type MarkdownUses, type Positions, pathKey, type Source } from "../model/source.ts";
import {
  badFileName,
  brokenRule,
  fileMistake,
  longFrontMatter,
  otherFrontMatter,
  textAfterFrontMatter,
  unreadableFile,
} from "../problems/content-problems.ts";
import { markdownSlip, noAltInMarkdown } from "../problems/markdown-problems.ts";
import { type Problem, Problems, stopOn, toProblems } from "../problems/problem.ts";

/** A content file after reading. `read` is absent if its fields are wrong, or if it cannot be read. */
export interface ReadEntry {
  problems: Problem[];
  read?: { entry: Entry; source: Source };
}

/** A content file to read. */
interface EntryInput {
  /** The project's root, an absolute path. */
  root: string;
  /** Relative to the root. */
  file: string;
  kind: ContentFiles;
  /** The overrides of this file. */
  overrides: Override[];
  /** For a translation that contains only what differs: the data of its original. */
  original?: unknown;
}

/** Reads one content file and checks it against its schema. */
export async function readEntry(input: EntryInput, cache: DiskCache): Promise<ReadEntry> {
  const { root, file, kind, overrides, original } = input;
  const { hasPage, schema } = kind;
  const name = path.posix.basename(splitLanguage(file).original).replace(/\.[^.]+$/, "");
  const problems = hasPage && !isSlug(name) ? [badFileName(startOf(file), name)] : [];
  const source = await readSource(root, file, cache).catch(toProblems);
  if (source instanceof Problems) return { problems: [...problems, ...source.problems] };
  problems.push(...checkMarkdown(source.markdown));

  const active = overrides.filter(({ variable }) => process.env[variable]);
  const data = active.reduce(
    (value, override) => replaceIn(value, override.path, process.env[override.variable]),
    original ? mergeData(original, source.data) : source.data,
  );
  const result = schema.safeParse(data);
  if (!result.success) {
    const { findFieldProblems } = await import("./check-fields.ts");
    problems.push(...findFieldProblems(result.error, schema, data, source, active));
    return { problems };
  }
  return { problems, read: { source, entry: { file, name, data: result.data, body: source.body } } };
}

function checkMarkdown({ images, slips }: MarkdownUses): Problem[] {
  return [
    ...images.filter(({ alt }) => alt.trim() === "").map(({ href, place }) => noAltInMarkdown(place, href)),
    ...images
      .filter(({ alt }) => pictureName.test(alt.trim()))
      .map(({ alt, altPlace }) =>
        brokenRule(altPlace, "alt", alt, fileNameAsAlt.error, fileNameAsAlt.params.cure),
      ),
    ...slips.map(({ kind, raw, place }) => markdownSlip(place, kind, raw)),
  ];
}

/** Returns a copy of a value in which the value at a path is replaced. */
function replaceIn(value: unknown, [step, ...rest]: DataPath, replacement: unknown): unknown {
  if (step === undefined) return replacement;
  const object = value as Record<PropertyKey, unknown>;
  return { ...object, [step]: replaceIn(object?.[step], rest, replacement) };
}

/**
 * Merges the data of a translation into that of its original: groups by field, lists by index.
 *
 * @returns new data; the arguments are not changed
 */
function mergeData(original: unknown, translation: unknown): unknown {
  const areAlike = Array.isArray(original) === Array.isArray(translation);
  if (!isGroup(original) || !isGroup(translation) || !areAlike) return translation;
  const merged: Record<string, unknown> = { ...original };
  for (const [key, value] of Object.entries(translation)) merged[key] = mergeData(merged[key], value);
  return Array.isArray(original) ? Object.values(merged) : merged;
}

function isGroup(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Part of the cache key: raise it when the parsers return another result for the same file. */
const version = `8 ${versionOf("yaml")} ${versionOf("marked")} ${versionOf("gray-matter")}`;

/**
 * Reads a Markdown file with front matter, or a YAML file. Its fields are not checked yet.
 *
 * @param root the project's root, an absolute path
 * @param file relative to the root
 * @throws Problems
 */
export async function readSource(
  root: string,
  file: string,
  cache: DiskCache = createSiteCache(root),
): Promise<Source> {
  const bytes = readBytes(root, file);
  const text = decode(file, bytes);
  // The renderer uses them as markers (model/markers.ts).
  const privateUse = text.search(/\p{Co}/u);
  if (privateUse >= 0) stopOn([fileMistake(placeAt(file, text, privateUse), "private character")]);
  if (file.endsWith(".md")) stopOn(frontMatterProblems(file, text));
  const key = hash(version, file, bytes);
  const parsed = await cache.rememberData("sources", key, () => parse(file, text));
  const placeOf: Source["placeOf"] = (path, part = "value") =>
    placeAt(file, text, findPosition(parsed.positions, path, part));
  return { file, text, hash: key, ...parsed, placeOf };
}

/** Loaded only for files that have changed: loading the parsers takes longer than reading all files. */
let parsers: Promise<typeof import("./parse-source.ts")> | undefined;

/** @throws Problems */
async function parse(file: string, text: string) {
  // Once: Node resolves every import() again, which takes a millisecond.
  parsers ??= import("./parse-source.ts");
  const { parseSource } = await parsers;
  try {
    return parseSource(file, text);
  } catch (error) {
    // The parsers are recursive, so deep nesting exceeds the call stack.
    throw error instanceof RangeError ? new Problems([fileMistake(startOf(file), "too deep")]) : error;
  }
}

/** Synchronous, because that takes a tenth of the time for small files. @throws Problems */
function readBytes(root: string, file: string): Buffer {
  try {
    return readFileSync(path.join(root, file));
  } catch (error) {
    throw new Problems([unreadableFile(startOf(file), readReason(error))]);
  }
}

function readReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EACCES" || code === "EPERM") return "you are not allowed to open it";
  if (code === "EISDIR") return "it is a folder";
  if (code === "ELOOP") return "it is a link that leads back to itself";
  return code === "ENOENT" ? "it is gone, or a link that leads nowhere" : message;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @throws Problems */
function decode(file: string, bytes: Uint8Array): string {
  try {
    // TextDecoder removes a byte order mark by itself.
    return utf8.decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    throw new Problems([fileMistake(startOf(file), "not UTF-8")]);
  }
}

/** The limit for front matter, more than anyone writes. */
const maxLines = 2000;

function frontMatterProblems(file: string, text: string): Problem[] {
  const [firstLine = ""] = text.split("\n", 1);
  if (!firstLine.startsWith("---")) return [fileMistake(startOf(file), "no front matter")];
  const language = firstLine.slice(3).trim();
  // gray-matter would execute front matter that is marked as JavaScript.
  if (language) return [otherFrontMatter(startOf(file), language)];
  // gray-matter ends the front matter at the first line that begins with three hyphens.
  const end = text.indexOf("\n---");
  if (end < 0) return [fileMistake(startOf(file), "unclosed front matter")];
  const [lastLine = ""] = text.slice(end + 1).split("\n", 1);
  if (lastLine.trimEnd() !== "---") return [textAfterFrontMatter(placeAt(file, text, end + 1), lastLine)];
  // gray-matter takes a minute to parse a hundred thousand blank lines.
  const lines = text.slice(0, end).split("\n").length;
  return lines > maxLines ? [longFrontMatter(startOf(file), lines, maxLines)] : [];
}

function findPosition(positions: Positions, path: DataPath, part: "key" | "value"): number {
  const found = positions.get(pathKey(path));
  if (found) return found[part];
  return path.length > 0 ? findPosition(positions, path.slice(0, -1), "value") : 0;
}
