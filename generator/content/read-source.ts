import { readFile } from "node:fs/promises";
import path from "node:path";
import matter from "gray-matter";
import { createDiskCache, type DiskCache } from "../cache/disk-cache.ts";
import { hash } from "../cache/hash.ts";
import { type Memory, noMemory } from "../cache/memory.ts";
import { startOf } from "../model/place.ts";
import type { Source } from "../model/read-content.ts";
import {
  noFrontMatter,
  notUtf8,
  otherFrontMatter,
  unclosedFrontMatter,
  unreadableFile,
} from "../problems/content-problems.ts";
import type { Problem } from "../problems/problem.ts";
import { parseYaml } from "./parse-yaml.ts";

/** A source, and what is wrong with it before its fields are looked at. */
export interface ReadSource extends Source {
  problems: Problem[];
}

/**
 * Reads a Markdown file with front matter, or a YAML file. What is wrong with it is in the `problems` of the result.
 *
 * @param root the project's root, an absolute path
 * @param file relative to the root
 */
export async function readSource(
  root: string,
  file: string,
  cache: DiskCache = createDiskCache(path.join(root, ".cache")),
  memory: Memory = noMemory,
): Promise<ReadSource> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path.join(root, file));
  } catch (error) {
    return failedSource(file, "", unreadableFile(startOf(file), readReason(error)));
  }
  const digest = hash(bytes);
  return memory.remember(`source ${file} ${digest}`, () => parseSource(file, bytes, digest, cache));
}

function readReason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EACCES" || code === "EPERM") return "you are not allowed to open it";
  if (code === "EISDIR") return "it is a folder";
  if (code === "ELOOP") return "it is a link that leads back to itself";
  return code === "ENOENT" ? "it is gone, or a link that leads nowhere" : message;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

async function parseSource(
  file: string,
  bytes: Uint8Array,
  digest: string,
  cache: DiskCache,
): Promise<ReadSource> {
  let text: string;
  try {
    // TextDecoder removes a byte order mark by itself.
    text = utf8.decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    return failedSource(file, digest, notUtf8(startOf(file)));
  }
  const problem = file.endsWith(".md") && frontMatterProblem(file, text);
  if (problem) return { ...failedSource(file, digest, problem), text };
  const { yaml, offset, body } = split(file, text);
  const parsed = await parseYaml({ file, text, yaml, offset }, cache);
  return { file, text, body, bodyOffset: text.length - body.length, hash: digest, ...parsed };
}

function frontMatterProblem(file: string, text: string): Problem | undefined {
  const [firstLine = ""] = text.split("\n", 1);
  if (!firstLine.startsWith("---")) return noFrontMatter(startOf(file));
  const language = firstLine.slice(3).trim();
  // gray-matter would run front matter that calls itself JavaScript.
  if (language) return otherFrontMatter(startOf(file), language);
  return /\n---[ \t]*(\n|$)/.test(text) ? undefined : unclosedFrontMatter(startOf(file));
}

/** The YAML of a file, where it begins, and the text below it. */
function split(file: string, text: string): { yaml: string; offset: number; body: string } {
  if (!file.endsWith(".md")) return { yaml: text, offset: 0, body: "" };
  // With options gray-matter does not cache. It only splits: `parseYaml` knows positions, which it does not.
  const { matter: yaml, content } = matter(text, { language: "yaml", engines: { yaml: () => ({}) } });
  return { yaml, offset: text.indexOf("\n"), body: content };
}

function failedSource(file: string, digest: string, problem: Problem): ReadSource {
  return {
    file,
    text: "",
    data: undefined,
    body: "",
    bodyOffset: 0,
    hash: digest,
    problems: [problem],
    placeOf: () => startOf(file),
  };
}
