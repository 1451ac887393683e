/** The scripts of the site, bundled, and the rules by which browsers prerender its pages. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { DiskCache } from "../cache/disk-cache.ts";
import { hash, hashedFile, integrityOf, versionOf } from "../cache/hash.ts";
import type { MadeAssets, Script, ScriptFile } from "../model/assets.ts";
import type { OutputFile } from "../model/output-file.ts";
import type { ResolvedSite } from "../model/resolved-site.ts";
import type { Route } from "../model/route.ts";
import { esbuildProblems, missingCodeFile } from "../problems/code-problems.ts";
import { Problems, stopOn } from "../problems/problem.ts";

type MadeScripts = Pick<
  MadeAssets,
  "script" | "pageScripts" | "inlineScript" | "speculationRules" | "outputs"
>;

export async function makeScripts(site: ResolvedSite, cache: DiskCache): Promise<MadeScripts> {
  const { root, basePath, definition, routes } = site;
  const { everywhere, inline } = definition.scripts;
  const ofPages = [...new Set(routes.all.flatMap(({ scripts }) => scripts ?? []))];
  const target = definition.browsers.scripts;
  const [modules, inlined] = await Promise.all([
    bundleScripts({ root, entries: [everywhere, ...ofPages], target, format: "esm" }, cache),
    bundleScripts({ root, entries: inline ? [inline] : [], target, format: "iife" }, cache),
  ]);
  const outputs: OutputFile[] = [];
  const scriptFile = (entry: string): ScriptFile => {
    const script = asScript(`scripts/${entry}`, modules.get(entry) ?? "");
    const output = hashedFile(path.parse(entry).name, "js", script.code);
    outputs.push(output);
    return { ...script, url: `${basePath}/${output.file}` };
  };
  return {
    script: scriptFile(everywhere),
    pageScripts: new Map(ofPages.map((entry) => [entry, scriptFile(entry)])),
    inlineScript: inline ? asScript(`scripts/${inline}`, inlined.get(inline) ?? "") : undefined,
    speculationRules: definition.prerender
      ? asScript("speculation rules", speculationRules(basePath, routes.all))
      : undefined,
    outputs,
  };
}

function asScript(name: string, code: string): Script {
  return { name, code, integrity: integrityOf(code) };
}

interface BundleInput {
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
async function bundleScripts(input: BundleInput, cache: DiskCache): Promise<Map<string, string>> {
  const { root, entries } = input;
  if (entries.length === 0) return new Map();
  const missing = entries.filter((entry) => !existsSync(path.join(root, "scripts", entry)));
  stopOn(missing.map((entry) => missingCodeFile(`scripts/${entry}`)));
  const key = hash("scripts", versionOf("esbuild"), JSON.stringify({ ...input, root: "" }));
  return new Map(await cache.rememberBundle(key, root, () => bundle(input)));
}

async function bundle({ root, entries, target, format }: BundleInput) {
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

/**
 * Which pages a browser may prerender: <https://html.spec.whatwg.org/#speculation-rules>.
 *
 * Chromium prerenders a page when the pointer rests on its link for 200 ms or is pressed there (`moderate`): at most
 * two pages, and none if Data Saver or Energy Saver is on or memory is low
 * (<https://developer.chrome.com/docs/web-platform/implementing-speculation-rules#chrome-limits>). For other browsers,
 * a script of the site can read the same rules.
 *
 * @param basePath the base path of the site: "" or `/sub`
 * @param routes all routes; those with `noindex` are not prerendered
 * @returns JSON for `<script type="speculationrules">`, the same on every page
 */
function speculationRules(basePath: string, routes: Route[]): string {
  const own = routes.filter(({ noindex }) => noindex).map(({ path }) => basePath + path);
  // Addresses of pages have no dot; those of feeds, business cards and documents have one.
  const never = [...own, `${basePath}/*.*`];
  const where = {
    and: [
      { href_matches: `${basePath}/*` },
      { not: { href_matches: never } },
      { not: { selector_matches: "[download],[target=_blank],[rel~=nofollow]" } },
    ],
  };
  return JSON.stringify({ prerender: [{ where, eagerness: "moderate" }] });
}
