/**
 * Loads the site's own code: pages, components, schemas. They are bundled into one module first: loading a hundred
 * files one by one would take longer than building the site, the bundler reports every syntax error at once, and
 * a changed file is never stale.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildFailure, build, type Plugin } from "esbuild";
import { toProblems } from "./bundle-scripts.ts";
import { hash, openCache } from "./cache.ts";
import { Problems } from "./problems.ts";
import type { SiteDefinition } from "./site-definition.ts";

/** The engine's own modules are not bundled: the site must get the very ones that are running. */
const keepEngine: Plugin = {
  name: "keep-engine",
  setup({ onResolve }) {
    onResolve({ filter: /^\./ }, ({ path: specifier, resolveDir }) => {
      const file = path.resolve(resolveDir, specifier);
      const isEngine = path.dirname(file) === import.meta.dirname;
      return isEngine ? { path: pathToFileURL(file).href, external: true } : undefined;
    });
  },
};

/** Packages are not bundled either. One that is not installed is a mistake with a place, like a missing file. */
const keepPackages: Plugin = {
  name: "keep-packages",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: specifier, resolveDir, kind }) => {
      if (kind === "entry-point") return undefined;
      try {
        createRequire(`${resolveDir}/`).resolve(specifier);
      } catch (error) {
        const isMissing = (error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND";
        if (isMissing) return { errors: [{ text: `The package "${specifier}" is not installed` }] };
      }
      return { path: specifier, external: true };
    });
  },
};

/**
 * @param root the project's root, an absolute path
 * @param file the module that exports `site`, relative to the root
 * @throws Problems with every syntax error and every import that leads nowhere
 */
export async function loadSite(root: string, file: string): Promise<SiteDefinition> {
  const module = await loadModule(root, `export { site } from "./${file}";`);
  return module.site as SiteDefinition;
}

/**
 * Imports modules of the site.
 *
 * @param root the project's root, an absolute path
 * @param source what to import, as a module that stands in the root
 * @throws Problems with every syntax error and every import that leads nowhere
 */
export async function loadModule(root: string, source: string): Promise<Record<string, unknown>> {
  const code = await bundle(root, source);
  // Kept by the cache, which never shows another build half a file.
  const bundled = `site/${hash(code)}.mjs`;
  await openCache(path.join(root, ".cache")).remember(bundled, async () => code);
  return import(pathToFileURL(path.join(root, ".cache", bundled)).href);
}

async function bundle(root: string, source: string): Promise<string> {
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      stdin: { contents: source, resolveDir: root, sourcefile: "site", loader: "ts" },
      outfile: path.join(root, ".cache/site/site.mjs"),
      bundle: true,
      write: false,
      plugins: [keepEngine, keepPackages],
      platform: "node",
      target: "node20",
      format: "esm",
      jsx: "automatic",
      // Stacks of errors in pages point at the lines of their sources.
      sourcemap: "inline",
      sourcesContent: false,
      logLevel: "silent",
    });
    return outputFiles[0]?.text ?? "";
  } catch (failure) {
    throw new Problems(toProblems(failure as BuildFailure));
  }
}
