/**
 * Loads the site's own code: pages, components, schemas. They are bundled into one module first: loading a hundred
 * files one by one would take longer than building the site, the bundler reports every syntax error at once, and
 * a changed file is never stale: its bundle has another name.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildFailure, type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import glob from "fast-glob";
import { toProblems } from "./bundle-scripts.ts";
import { openCache } from "./cache.ts";
import { engineSource, isBundled, withEngineOf } from "./engine-files.ts";
import { type Memory, openMemory } from "./memory.ts";
import { compare, Problems } from "./problems.ts";
import type { SiteDefinition } from "./site-definition.ts";

/**
 * Packages are not bundled. One that is not installed is a mistake with a place, like a missing file: this finds it.
 * Asking a plugin about every import takes longer than bundling, so that it is asked only where there is one.
 */
const findMissingPackages: Plugin = {
  name: "find-missing-packages",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, resolveDir, kind }) => {
      if (kind === "entry-point" || isInstalled(specifier, resolveDir)) return undefined;
      return { errors: [{ text: `The package "${specifier}" is not installed` }] };
    });
  },
};

function isInstalled(specifier: string, folder: string): boolean {
  try {
    createRequire(`${folder}/`).resolve(specifier);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== "MODULE_NOT_FOUND";
  }
}

/**
 * @param root the project's root, an absolute path
 * @param file the module that exports `site`, relative to the root
 * @param memory of runs before: the site is the very same as long as its code is
 * @throws Problems with every syntax error and every import that leads nowhere
 */
export async function loadSite(root: string, file: string, memory = openMemory()): Promise<SiteDefinition> {
  // Schemas are a module apart: another version of a page leaves them, and all that was read with them, as they are.
  const schemas = (await glob(schemaFiles, { cwd: root })).sort(compare);
  const module = await loadModule(root, `export { site } from "./${file}";`, { memory, apart: schemas });
  return module.site as SiteDefinition;
}

/** The address of the module that a site was loaded from, for other threads; undefined for one that was not. */
export function moduleOf(site: SiteDefinition): string | undefined {
  return addresses.get(site);
}

const addresses = new WeakMap<object, string>();

/** They live beside what they describe. */
const schemaFiles = "content/*.ts";

export interface LoadOptions {
  memory?: Memory;
  /** Files that stay modules of their own, with what they import. */
  apart?: string[];
}

/**
 * Imports modules of the site.
 *
 * @param root the project's root, an absolute path
 * @param source what to import, as a module that stands in the root
 * @throws Problems with every syntax error and every import that leads nowhere
 */
export async function loadModule(
  root: string,
  source: string,
  { memory = openMemory(), apart = [] }: LoadOptions = {},
): Promise<Record<string, unknown>> {
  // Kept by the cache, which never shows another build half a file.
  const cache = openCache(path.join(root, ".cache"));
  const write = async () => {
    const { entry, modules, files } = await bundle(root, source, apart);
    for (const { name, code } of modules) await cache.remember(`${folder}/${name}`, async () => code);
    return { made: { entry, names: modules.map(({ name }) => `${folder}/${name}`) }, files };
  };
  const kept = await memory.rememberPlain(`code of ${source}`, [root, ...apart], write);
  // Somebody may have cleared a part of the cache.
  const { entry } = kept.names.every(cache.has) ? kept : (await write()).made;
  const address = pathToFileURL(path.join(root, ".cache", folder, entry)).href;
  const module = await import(address);
  if (module.site) addresses.set(module.site, address);
  return module;
}

/** Below the cache. Modules that lead to a bundle of the engine are others. */
const folder = isBundled ? `site/${path.basename(import.meta.dirname)}` : "site";

/** Modules by names that change with their code, and the files that they were made of. */
async function bundle(root: string, source: string, apart: string[]) {
  const options = {
    absWorkingDir: root,
    stdin: { contents: source, resolveDir: root, sourcefile: "site", loader: "ts" },
    entryPoints: apart.map((file) => ({ in: path.join(root, file), out: path.parse(file).name })),
    outdir: path.join(root, ".cache", folder),
    outExtension: { ".js": ".mjs" },
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    splitting: true,
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    // The engine's own modules are not bundled: the site must get the very ones that are running.
    external: [path.join(engineSource, "*")],
    platform: "node",
    target: "node20",
    format: "esm",
    jsx: "automatic",
    // Stacks of errors in pages point at the lines of their sources.
    sourcemap: "inline",
    sourcesContent: false,
    logLevel: "silent",
  } satisfies BuildOptions;
  try {
    const { outputFiles, metafile } = await build(options);
    if (hasMissingPackage(root, metafile)) await build({ ...options, plugins: [findMissingPackages] });
    const [entry = ""] =
      Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === "site") ?? [];
    return {
      entry: path.basename(entry),
      modules: outputFiles.map(({ path: file, text }) => ({
        name: path.basename(file),
        code: withEngineOf(text),
      })),
      files: Object.keys(metafile.inputs).flatMap((file) => (file === "site" ? [] : path.join(root, file))),
    };
  } catch (failure) {
    throw new Problems(toProblems(failure as BuildFailure));
  }
}

function hasMissingPackage(root: string, { inputs }: Metafile): boolean {
  const packages = new Map<string, string>();
  for (const [file, { imports }] of Object.entries(inputs)) {
    for (const { path: specifier, external } of imports) {
      if (external && /^[^./]/.test(specifier)) packages.set(specifier, path.dirname(path.join(root, file)));
    }
  }
  return [...packages].some(([specifier, from]) => !isInstalled(specifier, from));
}
