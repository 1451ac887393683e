/**
 * Loads the site's own code: pages, components, schemas. It is bundled into one module first: the bundler reports every
 * syntax error at once, and a changed module is never stale, because its bundle has another name.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildOptions, Plugin } from "esbuild";
import { createDiskCache } from "./cache/disk-cache.ts";
import { hash } from "./cache/hash.ts";
import type { SiteDefinition } from "./model/site-definition.ts";
import { esbuildProblems } from "./problems/esbuild-problems.ts";
import { Problems } from "./problems/problem.ts";

/**
 * @param root the project's root, an absolute path
 * @param file the module that exports `site`, relative to the root
 * @throws Problems with every syntax error and every import that leads nowhere
 */
export async function loadSite(root: string, file: string): Promise<SiteDefinition> {
  const { site } = await loadModule(root, `export { site } from "./${file}";`);
  return site as SiteDefinition;
}

/**
 * Imports modules of the site.
 *
 * @param root the project's root, an absolute path
 * @param source what to import, as a module that stands in the root
 * @throws Problems with every syntax error and every import that leads nowhere
 */
export async function loadModule(root: string, source: string): Promise<Record<string, unknown>> {
  const cache = createDiskCache(path.join(root, ".cache"));
  const key = hash("site", source, import.meta.dirname);
  const code = await cache.rememberBundle(key, root, () => bundle(root, source));
  const file = await cache.rememberFile(`site/${hash(code)}.mjs`, async () => code);
  return import(pathToFileURL(file).href);
}

async function bundle(root: string, source: string): Promise<{ made: string; files: string[] }> {
  const { build } = await import("esbuild");
  const options = {
    absWorkingDir: root,
    stdin: { contents: source, resolveDir: root, sourcefile: "site", loader: "ts" },
    outdir: path.join(root, ".cache/site"),
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    // The site must get the modules of the engine that are running, and not copies of them.
    external: [path.join(import.meta.dirname, "*")],
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
    const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
    const packages = new Set(imports.map(({ path }) => path).filter((name) => packageName.test(name)));
    // The plugin knows the place of each import, but slows the bundler down.
    if (![...packages].every((name) => isInstalled(name, root)))
      await build({ ...options, plugins: [findMissingPackages] });
    const files = Object.keys(metafile.inputs).filter((file) => file !== "site");
    return { made: outputFiles[0]?.text ?? "", files };
  } catch (failure) {
    throw new Problems(esbuildProblems(failure));
  }
}

/** Neither relative nor absolute. */
const packageName = /^[^./]/;

/** Packages are not bundled. One that is not installed is a mistake with a place, like a missing file. */
const findMissingPackages: Plugin = {
  name: "find-missing-packages",
  setup({ onResolve }) {
    onResolve({ filter: packageName }, ({ path: specifier, resolveDir, kind }) => {
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
