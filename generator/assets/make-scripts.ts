import path from "node:path";
import type { DiskCache } from "../cache/disk-cache.ts";
import { integrityOf } from "../cache/hash.ts";
import { hashedFile } from "../cache/hashed-file.ts";
import type { PageAssets, Script, ScriptFile } from "../model/assets.ts";
import type { OutputFile } from "../model/output-file.ts";
import type { Routes } from "../model/route.ts";
import type { SiteDefinition } from "../model/site-definition.ts";
import { bundleScripts } from "./bundle-scripts.ts";
import { speculationRules } from "./speculation-rules.ts";

export interface ScriptsInput {
  root: string;
  definition: Pick<SiteDefinition, "scripts" | "browsers" | "prerender">;
  routes: Routes;
  cache: DiskCache;
}

export interface MadeScripts {
  pageAssets: Pick<PageAssets, "script" | "pageScripts" | "inlineScript" | "speculationRules">;
  outputs: OutputFile[];
}

/** @param basePath the base path of the site: "" or `/sub` */
export async function makeScripts(input: ScriptsInput, basePath: string): Promise<MadeScripts> {
  const { root, definition, routes, cache } = input;
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
    pageAssets: {
      script: scriptFile(everywhere),
      pageScripts: new Map(ofPages.map((entry) => [entry, scriptFile(entry)])),
      inlineScript: inline ? asScript(`scripts/${inline}`, inlined.get(inline) ?? "") : undefined,
      speculationRules: definition.prerender
        ? asScript("speculation rules", speculationRules(basePath, routes.all))
        : undefined,
    },
    outputs,
  };
}

function asScript(name: string, code: string): Script {
  return { name, code, integrity: integrityOf(code) };
}
