/** Where the engine's own files are: its sources, or a bundle of them (`start.mjs`). */
import path from "node:path";

declare const ENGINE_BUNDLE: { source: string; shared: string[] } | undefined;

const bundle = typeof ENGINE_BUNDLE === "undefined" ? undefined : ENGINE_BUNDLE;

/** Absolute path of the folder of the sources. */
export const engineSource = bundle?.source ?? import.meta.dirname;

/** Whether a bundle is running. */
export const isBundled = bundle !== undefined;

/** Changes with the engine, its packages and Node; undefined for sources, which may change while they run. */
export const engineKey = bundle && path.basename(import.meta.dirname);

/**
 * A module of a site, with its imports of the engine and of zod leading to the bundle that is running.
 *
 * @param code as esbuild writes it, with absolute or relative paths to the sources
 * @throws Error for a module of the engine that sites cannot have
 */
export function withEngineOf(code: string): string {
  if (!bundle) return code;
  return code.replace(
    /(?<=\b(?:from|import) ?)"(zod|[^"\n]*\/generator\/([\w-]+)\.tsx?)"/g,
    (_, specifier, name) => {
      const module = name ?? specifier;
      if (!bundle.shared.includes(module))
        throw new Error(
          `Code of the site imports generator/${module}, which is not among "shared" in generator/start.mjs.`,
        );
      return JSON.stringify(path.join(import.meta.dirname, `${module}.mjs`));
    },
  );
}
