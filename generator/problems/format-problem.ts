import { lstat, readFile } from "node:fs/promises";
import path from "node:path";
import { styleText } from "node:util";
import type { Place } from "../model/place.ts";
import { type Problem, sortProblems } from "./problem.ts";

/** Formats all problems, sorted by place, with a count at the end. */
export async function formatProblems(
  root: string,
  problems: Problem[],
  stream: NodeJS.WriteStream = process.stderr,
): Promise<string> {
  const count = problems.length === 1 ? "One problem" : `${problems.length} problems`;
  return `${await formatEach(root, problems, stream)}\n\n${count}; nothing was written.`;
}

/**
 * Formats problems, sorted by place: place and message, a frame of the source, the cure.
 *
 * @param root places are relative to this folder
 * @param stream the output; it decides whether there are colors
 */
export async function formatEach(
  root: string,
  problems: Problem[],
  stream: NodeJS.WriteStream = process.stderr,
): Promise<string> {
  const texts = sortProblems(problems).map(async (problem) => {
    const { place, length = 1, cure, isAdvice } = problem;
    const head = styleText(isAdvice ? "yellow" : "red", formatHead(problem), { stream });
    const file = place?.file ?? "";
    const source = (await readText(path.resolve(root, file))) ?? process.env[file];
    const frame = place && source !== undefined ? formatFrame(source, place, length) : [];
    const indented = cure.split("\n").map((line) => `    ${line}`.trimEnd());
    return [head, "", ...frame, ...indented].join("\n");
  });
  return (await Promise.all(texts)).join("\n\n");
}

/** The first line of a problem: place and message. */
export function formatHead({ place, message }: Problem): string {
  return place ? `${place.file}:${place.line}:${place.column}  ${message}` : message;
}

/** Returns the text of a file; undefined for a missing file, a symbolic link, or a binary file such as a photograph. */
async function readText(file: string): Promise<string | undefined> {
  const stats = await lstat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text?.includes("\0") ? undefined : text?.replace(/^\uFEFF/, "");
}

/** The frame of a longer line, as in drawings, shows only the part around the mark. */
const longestLine = 400;

/** The wrong line with a mark below it, and the line above for context. */
function formatFrame(source: string, { line, column }: Place, length: number): string[] {
  const lines = source.split(/\r\n?|\n/);
  const text = lines[line - 1];
  if (text === undefined) return [];
  const gutter = Math.max(4, String(line).length + 3);
  const left = text.length > longestLine ? Math.max(0, column - 30) : 0;
  const cropped = (whole = "") => (whole.length > longestLine ? whole.slice(left, left + 100) : whole);
  const numbered = (number: number) =>
    `${String(number).padStart(gutter + 1)} | ${cropped(lines[number - 1])}`.trimEnd();
  // Tabs are repeated below the line, so that the mark is aligned with the text.
  const indent = text.slice(left, column - 1).replace(/[^\t]/g, " ");
  const mark = "^".repeat(Math.max(1, Math.min(length, text.length - column + 1)));
  const above = line > 1 && lines[line - 2]?.trim() ? [numbered(line - 1)] : [];
  return [...above, numbered(line), `${" ".repeat(gutter + 1)} | ${indent}${mark}`, ""];
}
