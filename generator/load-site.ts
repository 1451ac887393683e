/**
 * Loads the site's own code: pages, components, schemas. It is bundled into one module first: the bundler reports every
 * syntax error at once, and a changed module is never stale, because its bundle has another name.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createDiskCache, type DiskCache } from "./cache/disk-cache.ts";
import { hash, versionOf } from "./cache/hash.ts";
import type { SiteDefinition } from "./model/site-definition.ts";
import { esbuildProblems } from "./problems/code-problems.ts";
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
  const schemas = await bundleSchemaPackage(cache);
  const key = hash("site", versionOf("esbuild"), source, schemas, import.meta.dirname);
  const code = await cache.rememberBundle(key, root, () => bundle(root, source, schemas));
  const file = await cache.rememberFile(`site/${hash(code)}.mjs`, async () => code);
  return import(pathToFileURL(file).href);
}

/**
 * The package of the schemas as one module: it has a hundred, which take a third of a second to load one by one.
 *
 * @returns the URL of its file: paths may have a "#" or a "%", which imports may not
 */
async function bundleSchemaPackage(cache: DiskCache): Promise<string> {
  const file = await cache.rememberFile(
    `packages/${hash(versionOf("zod"), versionOf("esbuild"))}.mjs`,
    async () => {
      const { build } = await import("esbuild");
      const { outputFiles } = await build({
        stdin: { contents: 'export * from "zod";', resolveDir: import.meta.dirname },
        bundle: true,
        write: false,
        platform: "node",
        format: "esm",
      });
      return outputFiles[0]?.text ?? "";
    },
  );
  return pathToFileURL(file).href;
}

/** @param schemas the module that stands for zod */
async function bundle(
  root: string,
  source: string,
  schemas: string,
): Promise<{ made: string; files: string[] }> {
  const { build } = await import("esbuild");
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      stdin: { contents: source, resolveDir: root, sourcefile: "site", loader: "ts" },
      outdir: path.join(root, ".cache/site"),
      bundle: true,
      write: false,
      metafile: true,
      // The renderer and the site must have the same React, and the same context. Everything else is bundled, because
      // a module that holds a hundred loads in a tenth of their time.
      external: ["react", "react/jsx-runtime", path.join(import.meta.dirname, "site.tsx"), schemas],
      alias: { zod: schemas },
      // Of drawings and style sheets, code gets the text.
      loader: { ".svg": "text", ".css": "text" },
      platform: "node",
      target: "node20",
      format: "esm",
      jsx: "automatic",
      // Stacks of errors in pages point at the lines of their sources.
      sourcemap: "inline",
      sourcesContent: false,
      logLevel: "silent",
    });
    const files = Object.keys(metafile.inputs).filter((file) => file !== "site");
    return { made: outputFiles[0]?.text ?? "", files };
  } catch (failure) {
    throw new Problems(esbuildProblems(failure));
  }
}
