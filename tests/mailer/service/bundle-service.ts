/** One file of the whole service, which starts several times faster than its sources. */
import path from "node:path";
import { build } from "esbuild";

const root = path.resolve(import.meta.dirname, "../../..");

/** In a folder of the root, because the program looks for content/ beside its own folder. */
export const bundle = path.join(root, ".cache/mailer.mjs");

/** Writes the bundle. */
export async function bundleService(): Promise<void> {
  await build({
    entryPoints: [path.join(root, "mailer/mailer.ts")],
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // Has a binary.
    external: ["libsql"],
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  });
}
