/**
 * Loads the site's own code: pages, components, schemas. The code is first bundled into one module: the bundler reports
 * all syntax errors at once, and a changed module is never stale, because the name of the bundle is its hash.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createSiteCache, type DiskCache } from "./cache/disk-cache.ts";
import { hash, versionOf } from "./cache/hash.ts";
import type { SiteDefinition } from "./model/site-definition.ts";
import { esbuildProblems } from "./problems/code-problems.ts";
import { Problems } from "./problems/problem.ts";

/** Exports the definition of the site, as a module in the root folder does. */
export const exportSite = `export { site } from "./pages/site.ts";\n`;

/**
 * Loads the definition of the site, `pages/site.ts`.
 *
 * @param root the project's root, an absolute path
 * @throws Problems with every syntax error and every unresolved import
 */
export async function loadSite(root: string): Promise<SiteDefinition> {
  const { site } = await loadModule(root, exportSite);
  return site as SiteDefinition;
}

/**
 * Imports modules of the site.
 *
 * @param root the project's root, an absolute path
 * @param source the code of a module in the root folder, which exports what is wanted
 * @throws Problems with every syntax error and every unresolved import
 */
export async function loadModule(root: string, source: string): Promise<Record<string, unknown>> {
  const cache = createSiteCache(root);
  const schemas = await writeModule(cache, "packages", await bundleSchemaPackage(cache, root));
  const key = hash("site", versionOf("esbuild"), source, schemas, import.meta.dirname);
  const code = await cache.rememberBundle(key, root, () => bundle(root, source, schemas));
  return import(await writeModule(cache, "site", code));
}

/**
 * Writes a module into the cache under the hash of its code.
 *
 * @returns a file URL, because "#" and "%" in a path have a meaning in an import specifier
 */
async function writeModule(cache: DiskCache, folder: string, code: string): Promise<string> {
  const file = await cache.rememberFile(
    `${folder}/${hash(code)}.mjs`,
    async () => code,
    Buffer.byteLength(code),
  );
  return pathToFileURL(file).href;
}

/** Bundles zod into one module: loading its hundred modules one by one takes a third of a second. */
async function bundleSchemaPackage(cache: DiskCache, root: string): Promise<string> {
  return cache.rememberBundle(hash(versionOf("zod"), versionOf("esbuild")), root, async () => {
    const { build } = await import("esbuild");
    const { outputFiles } = await build({
      stdin: { contents: 'export * from "zod";', resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      platform: "node",
      format: "esm",
    });
    return { made: outputFiles[0]?.text ?? "", files: [] };
  });
}

/** @param schemas the URL of the module that replaces zod */
async function bundle(root: string, source: string, schemas: string) {
  const { build } = await import("esbuild");
  try {
    const { outputFiles, metafile } = await build({
      absWorkingDir: root,
      stdin: { contents: source, resolveDir: root, sourcefile: "site", loader: "ts" },
      outdir: path.join(root, ".cache/site"),
      bundle: true,
      write: false,
      metafile: true,
      // The renderer and the site must share one React and one context. Everything else is bundled, because one bundle
      // loads ten times as fast as a hundred modules.
      external: ["react", "react/jsx-runtime", path.join(import.meta.dirname, "site.tsx"), schemas],
      alias: { zod: schemas },
      // SVG and CSS files are imported as text.
      loader: { ".svg": "text", ".css": "text" },
      platform: "node",
      target: "node20",
      format: "esm",
      jsx: "automatic",
      // Stack traces of errors in pages show lines of the source files.
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
