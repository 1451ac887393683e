import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Targets } from "lightningcss";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash, versionOf } from "../cache/hash.ts";
import { placeAt } from "../model/place.ts";
import { missingAsset } from "../problems/asset-problems.ts";
import { styleSyntax } from "../problems/code-problems.ts";
import { type Problem, Problems, stopOn } from "../problems/problem.ts";

interface StyleInput {
  /** The project's root, an absolute path. */
  root: string;
  /** In cascade order: files relative to the root, and the cascade layer of each. */
  sheets: { file: string; layer?: string }[];
  /** Browsers that the style sheet is compiled for. */
  targets: Targets;
  /** Final addresses by source file, for `url()`. */
  urls: Map<string, string>;
}

/**
 * Bundles all style sheets into one, and minifies it with Lightning CSS.
 *
 * @throws Problems on a syntax error or an unknown file in `url()`
 */
export async function bundleStyles(input: StyleInput, cache: DiskCache): Promise<string> {
  const { root, sheets, targets, urls } = input;
  const key = hash("styles", versionOf("lightningcss"), JSON.stringify([sheets, targets, [...urls]]));
  return cache.rememberBundle(key, root, () => bundle(input));
}

async function bundle({ root, sheets, targets, urls }: StyleInput) {
  const { bundleAsync } = await import("lightningcss");
  const entry = path.join(root, "all styles");
  const imports = sheets.map(({ file, layer }) => `@import "${file}"${layer ? ` layer(${layer})` : ""};`);
  const problems: Problem[] = [];
  const files: string[] = [];
  const read = async (absolute: string) => {
    if (absolute === entry) return imports.join("\n");
    const file = path.relative(root, absolute).replaceAll("\\", "/");
    files.push(file);
    return withFinalUrls(await readFile(absolute, "utf8"), file, urls, problems);
  };
  try {
    const { code } = await bundleAsync({
      filename: entry,
      minify: true,
      targets,
      resolver: { read, resolve: (specifier) => path.join(root, specifier) },
    });
    stopOn(problems);
    return { made: code.toString(), files };
  } catch (error) {
    throw error instanceof Problems ? error : new Problems([...problems, toProblem(error, root)]);
  }
}

/** Replaces addresses in `url()`, which are relative to the sheet, with final addresses. */
function withFinalUrls(css: string, sheet: string, urls: Map<string, string>, problems: Problem[]): string {
  return css.replace(/\burl\(\s*["']?([^"')\s]+)["']?\s*\)/g, (whole, target: string, at: number) => {
    if (/^(data:|#)/.test(target)) return whole;
    const file = path.posix.join(path.posix.dirname(sheet), target);
    const url = urls.get(file);
    if (url) return `url("${url}")`;
    problems.push(missingAsset(placeAt(sheet, css, at + whole.indexOf(target)), file, [...urls.keys()]));
    return whole;
  });
}

/** Lightning CSS throws an error with the file, and with line and column, both from 1. */
function toProblem(error: unknown, root: string): Problem {
  const { message, fileName, loc } = error as Error & {
    fileName?: string;
    loc?: { line: number; column: number };
  };
  const relative = (name: string) => path.relative(root, name).replaceAll("\\", "/");
  const place = { file: fileName ? relative(fileName) : "", line: loc?.line ?? 1, column: loc?.column ?? 1 };
  const [, missing] = /^ENOENT.*'(.+)'$/.exec(message) ?? [];
  return missing ? missingAsset(place, relative(missing), []) : styleSyntax(place, message);
}
