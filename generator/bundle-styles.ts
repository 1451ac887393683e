/** Style sheets as one, minified by Lightning CSS. */
import path from "node:path";
import { bundleAsync, type Targets } from "lightningcss";
import { type Memory, openMemory } from "./memory.ts";
import { missingAsset, type Problem, Problems, stopOn, styleSyntax } from "./problems.ts";

/** A style sheet and the cascade layer it belongs to. */
export interface StyleSheet {
  /** Relative to the root. */
  file: string;
  layer?: string;
}

/**
 * @param root the project's root, an absolute path
 * @param name of the bundle, by which it is remembered
 * @param sheets in order
 * @param targets the browsers that get everything
 * @param urls the final addresses of the project's files, for `url()`
 * @param memory of runs before: nothing is bundled again as long as all files are the same
 * @returns minified CSS
 * @throws Problems on a syntax error or an unknown file in `url()`
 */
export async function bundleStyles(
  root: string,
  name: string,
  sheets: StyleSheet[],
  targets: Targets,
  urls: Map<string, string>,
  memory = openMemory(),
): Promise<string> {
  const inputs = [root, JSON.stringify([sheets, targets, ...urls])];
  return memory.rememberPlain(name, inputs, () => bundle(root, sheets, targets, urls, memory));
}

async function bundle(
  root: string,
  sheets: StyleSheet[],
  targets: Targets,
  urls: Map<string, string>,
  memory: Memory,
) {
  const entry = path.join(root, "all styles");
  const imports = sheets.map(({ file, layer }) => `@import "${file}"${layer ? ` layer(${layer})` : ""};`);
  const problems: Problem[] = [];
  const files: string[] = [];
  const read = async (file: string) => {
    if (file === entry) return imports.join("\n");
    files.push(file);
    const css = (await memory.read(file)).toString("utf8");
    return withFinalUrls(css, path.relative(root, file), urls, problems);
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

/** Replaces relative addresses in `url()`, which are relative to the sheet, by final ones. */
function withFinalUrls(css: string, sheet: string, urls: Map<string, string>, problems: Problem[]): string {
  return css.replace(/\burl\(\s*["']?([^"')\s]+)["']?\s*\)/g, (whole, target: string, at: number) => {
    if (/^(data:|#)/.test(target)) return whole;
    const file = path.posix.join(path.posix.dirname(sheet.replaceAll("\\", "/")), target);
    const url = urls.get(file);
    if (url) return `url("${url}")`;
    const before = css.slice(0, at + whole.indexOf(target));
    const place = {
      file: sheet,
      line: before.split("\n").length,
      column: before.length - before.lastIndexOf("\n"),
    };
    problems.push(missingAsset(place, file, [...urls.keys()]));
    return whole;
  });
}

/** Lightning CSS throws an error with the file and a position, both from 1. */
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
