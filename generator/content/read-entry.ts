import path from "node:path";
import type { DiskCache } from "../cache/disk-cache.ts";
import type { DataPath, Entry } from "../model/content.ts";
import { isFileName, isSlug, pictureName, splitLanguage } from "../model/file-name.ts";
import { startOf } from "../model/place.ts";
import type { ContentFiles, Override } from "../model/site-definition.ts";
import type { MarkdownUses, Source } from "../model/source.ts";
import { badFileName, brokenRule } from "../problems/content-problems.ts";
import { markdownSlip, noAltInMarkdown } from "../problems/markdown-problems.ts";
import { type Problem, Problems, toProblems } from "../problems/problem.ts";
import { readSource } from "./read-source.ts";

/** A content file after reading. `read` is absent if its fields are wrong, or if it cannot be read. */
export interface ReadEntry {
  problems: Problem[];
  read?: { entry: Entry; source: Source };
}

/**
 * Reads one content file and checks it against its schema.
 *
 * @param root the project's root, an absolute path
 * @param file relative to the root
 * @param changes `overrides` of this file; `original`: for a translation that contains only differences, the data that it
 *   changes
 */
export async function readEntry(
  root: string,
  file: string,
  { hasPage, schema }: ContentFiles,
  { overrides, original }: { overrides: Override[]; original?: unknown },
  cache: DiskCache,
): Promise<ReadEntry> {
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
      .map(({ alt, place }) => brokenRule(place, "alt", alt, isFileName.error, isFileName.params.cure)),
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
