/** One file of the whole service, which starts several times faster than its sources; and one of the worker. */
import path from "node:path";
import { type BuildOptions, build } from "esbuild";

const root = path.resolve(import.meta.dirname, "../../..");

/** In a folder of the root, because the program looks for content/ beside its own folder. */
export const bundle = path.join(root, ".cache/mailer.mjs");
/** The worker, as wrangler bundles it. */
export const workerBundle = path.join(root, ".cache/worker.mjs");
/** The program that runs the worker. */
export const workerServer = path.join(root, ".cache/serve-worker.mjs");

/** Writes the bundles. */
export async function bundleService(): Promise<void> {
  const node: BuildOptions = {
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    // They have binaries.
    external: ["libsql", "miniflare"],
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
  };
  await Promise.all([
    build({ ...node, entryPoints: [path.join(root, "mailer/mailer.ts")], outfile: bundle }),
    build({
      ...node,
      entryPoints: [path.join(import.meta.dirname, "serve-worker.ts")],
      outfile: workerServer,
    }),
    build({
      entryPoints: [path.join(root, "mailer/edge/worker.ts")],
      outfile: workerBundle,
      bundle: true,
      format: "esm",
      target: "es2024",
      conditions: ["workerd", "worker", "browser"],
      external: ["cloudflare:*", "node:*"],
      loader: { ".yaml": "text" },
    }),
  ]);
}
