/** Browser scripts, bundled and minified by esbuild. */
import { existsSync } from "node:fs";
import path from "node:path";
import { type BuildFailure, build, type Message } from "esbuild";
import { openMemory } from "./memory.ts";
import { codeSyntax, missingScript, type Problem, Problems, stopOn } from "./problems.ts";

/**
 * Bundles each entry on its own.
 *
 * @param root the project's root, an absolute path
 * @param entries files relative to `scripts/`
 * @param target browsers, as esbuild names them
 * @param memory of runs before: nothing is bundled again as long as all files are the same
 * @returns minified code by entry
 * @throws Problems with every syntax error
 */
export async function bundleScripts(
  root: string,
  entries: string[],
  target: string[],
  format: "esm" | "iife" = "esm",
  memory = openMemory(),
): Promise<Map<string, string>> {
  if (entries.length === 0) return new Map();
  return memory.rememberPlain(`scripts ${format}`, [root, target.join(), ...entries], () =>
    bundle(root, entries, target, format),
  );
}

async function bundle(root: string, entries: string[], target: string[], format: "esm" | "iife") {
  const folder = path.join(root, "scripts");
  const missing = entries.filter((entry) => !existsSync(path.join(folder, entry)));
  stopOn(missing.map((entry) => missingScript(`scripts/${entry}`)));
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      entryPoints: entries.map((entry) => ({ in: path.join(folder, entry), out: entry })),
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
    const code = new Map(outputFiles.map((file) => [path.basename(file.path, ".js"), file.text.trim()]));
    return {
      made: new Map(entries.map((entry) => [entry, code.get(entry) ?? ""])),
      files: Object.keys(metafile.inputs).map((file) => path.join(root, file)),
    };
  } catch (error) {
    throw new Problems(toProblems(error as BuildFailure));
  }
}

/** esbuild's messages as problems; it counts columns from 0, we count from 1. */
export function toProblems(failure: BuildFailure): Problem[] {
  if (!failure.errors) throw failure;
  return failure.errors.map(({ text, location }: Message) => ({
    ...codeSyntax(
      { file: location?.file ?? "", line: location?.line ?? 1, column: (location?.column ?? 0) + 1 },
      text,
    ),
    length: location?.length || 1,
  }));
}
