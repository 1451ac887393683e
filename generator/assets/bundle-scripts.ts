import { existsSync } from "node:fs";
import path from "node:path";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash, versionOf } from "../cache/hash.ts";
import { esbuildProblems, missingCodeFile } from "../problems/code-problems.ts";
import { Problems, stopOn } from "../problems/problem.ts";

export interface ScriptInput {
  /** The project's root, an absolute path. */
  root: string;
  /** Files relative to `scripts/`; each is bundled on its own. */
  entries: string[];
  /** Browsers, in esbuild's notation. */
  target: string[];
  format: "esm" | "iife";
}

/**
 * Bundles and minifies the browser scripts.
 *
 * @returns code by entry
 * @throws Problems with every syntax error
 */
export async function bundleScripts(input: ScriptInput, cache: DiskCache): Promise<Map<string, string>> {
  const { root, entries } = input;
  if (entries.length === 0) return new Map();
  const missing = entries.filter((entry) => !existsSync(path.join(root, "scripts", entry)));
  stopOn(missing.map((entry) => missingCodeFile(`scripts/${entry}`)));
  const key = hash("scripts", versionOf("esbuild"), JSON.stringify({ ...input, root: "" }));
  return new Map(await cache.rememberBundle(key, root, () => bundle(input)));
}

async function bundle({ root, entries, target, format }: ScriptInput) {
  const { build } = await import("esbuild");
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: entries.map((entry) => ({ in: path.join(root, "scripts", entry), out: entry })),
      outdir: "out",
      bundle: true,
      minify: true,
      format,
      target,
      write: false,
      metafile: true,
      charset: "utf8",
      legalComments: "none",
      logLevel: "silent",
    });
    const nameOf = (file: string) => path.relative(path.join(root, "out"), file).replace(/\.js$/, "");
    const code = outputFiles.map((file) => [nameOf(file.path), file.text.trim()] as const);
    return { made: code, files: Object.keys(metafile.inputs) };
  } catch (failure) {
    throw new Problems(esbuildProblems(failure));
  }
}
