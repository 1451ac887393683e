import path from "node:path";
import type { DiskCache } from "../cache/disk-cache.ts";
import { integrityOf } from "../cache/hash.ts";
import { hashedFile } from "../cache/hashed-file.ts";
import type { PageAssets } from "../model/assets.ts";
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
  pageAssets: Pick<PageAssets, "script" | "pageScripts" | "inlineScript" | "speculationRules" | "integrity">;
  outputs: OutputFile[];
  /** Source files of scripts, by their addresses or, for inline scripts, by their code. */
  names: Map<string, string>;
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

  const files = [...modules].map(([entry, code]) => {
    const output = hashedFile(path.parse(entry).name, "js", code);
    return { entry, output, url: `${basePath}/${output.file}` };
  });
  const urlOf = new Map(files.map(({ entry, url }) => [entry, url]));
  const names = new Map(files.map(({ entry, url }) => [url, `scripts/${entry}`]));
  const inlineScript = inline && inlined.get(inline);
  if (inlineScript) names.set(inlineScript, `scripts/${inline}`);
  const rules = definition.prerender ? speculationRules(basePath, routes.all) : undefined;
  const code = [inlineScript, rules].filter((text) => text !== undefined);
  return {
    pageAssets: {
      script: urlOf.get(everywhere) ?? "",
      pageScripts: new Map(ofPages.map((entry) => [entry, urlOf.get(entry) ?? ""])),
      inlineScript,
      speculationRules: rules,
      integrity: new Map([
        ...files.map(({ url, output }) => [url, integrityOf(output.contents)] as const),
        ...code.map((text) => [text, integrityOf(text)] as const),
      ]),
    },
    outputs: files.map(({ output }) => output),
    names,
  };
}
