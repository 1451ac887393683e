/**
 * Starts a command of the engine: `node generator/start.mjs build.ts --out /tmp/site`. With `--prepare` it only makes
 * ready for that, which `npm ci` does: engines are made when they are installed, not when a site is built.
 *
 * The command, the engine and the libraries that it needs at every build are bundled into a few files first, and kept
 * in `.cache/engine` until one of the sources or an installed package changes. Loading four hundred modules one by
 * one, each translated from TypeScript on its way, takes three times as long as loading these, and twice the memory.
 * Plain JavaScript, because nothing is there yet to read anything else.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";

const engine = import.meta.dirname;
const root = path.dirname(engine);
const isPreparing = process.argv[2] === "--prepare";
const [command = "build.ts", ...args] = process.argv.slice(isPreparing ? 3 : 2);
const file = path.resolve(root, command);

/** What code of a site may import, as modules of their own: a site must get the very ones that are running. */
const shared = { site: "./site.tsx", "content-types": "./content-types.ts", zod: "zod" };

// What is made for one page dies with it. V8 would take some of it for things that live long, put it with them at once,
// and keep a page's whole HTML with each, until all memory is cleared up.
setFlagsFromString("--no-allocation-site-pretenuring");
// esbuild is written in Go, which lets garbage pile up to as much as is needed.
process.env.GOGC ??= "30";
const folder = path.join(root, ".cache/engine", keyOf([engine, path.join(root, "hosts")]));
if (!existsSync(folder)) await bundle();
if (!isPreparing) await start();

async function start() {
  // Mistakes are told with the lines of the sources.
  process.setSourceMapsEnabled(true);
  process.argv = [process.argv[0], file, ...args];
  await import(pathToFileURL(path.join(folder, `${path.parse(file).name}.mjs`)).href);
}

/** Changes with every source, with the packages that are installed, and with Node. */
function keyOf(folders) {
  const files = folders.flatMap((name) =>
    readdirSync(name, { recursive: true }).map((inner) => path.join(name, String(inner))),
  );
  const installed = path.join(root, "node_modules/.package-lock.json");
  const digest = createHash("sha256").update(process.version);
  for (const name of [file, installed, ...files.sort()]) {
    const stats = statSync(name, { throwIfNoEntry: false });
    if (stats?.isFile()) digest.update(`${name} ${stats.size} ${stats.mtimeMs}\n`);
  }
  return digest.digest("hex").slice(0, 16);
}

async function bundle() {
  const { build } = await import("esbuild");
  const stage = `${folder}.${process.pid}`;
  mkdirSync(stage, { recursive: true });
  await build({
    absWorkingDir: engine,
    entryPoints: {
      ...shared,
      [path.parse(file).name]: file,
      thread: "./thread.ts",
    },
    outdir: stage,
    outExtension: { ".js": ".mjs" },
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    platform: "node",
    target: "node20",
    format: "esm",
    jsx: "automatic",
    // Needed by few builds, or not of JavaScript alone, or, as React, by sites as well.
    external: [
      ...["react", "react-dom", "esbuild", "lightningcss", "sharp", "satori", "svgo", "subset-font", "fontkit"],
      ...["postcss", "postcss-selector-parser", "@gfx/zopfli", "libsql"],
    ],
    define: { ENGINE_BUNDLE: JSON.stringify({ source: engine, shared: Object.keys(shared) }) },
    // Libraries in the older form ask for Node's own modules.
    banner: { js: 'import { createRequire as createRequireHere } from "node:module"; const require = createRequireHere(import.meta.url);' },
    plugins: [
      { name: "root", setup: keepRoot },
      { name: "minifiers", setup: leaveOutMinifiers },
    ],
    logLevel: "warning",
  });
  try {
    renameSync(stage, folder);
  } catch {
    // Another command was faster.
    rmSync(stage, { recursive: true });
  }
  removeOlder();
}

/** Bundles of sources that have changed, and the sites that were loaded with them: not those that may be running. */
function removeOlder() {
  const hour = 3_600_000;
  for (const name of readdirSync(path.dirname(folder))) {
    const older = path.join(path.dirname(folder), name);
    if (older === folder || Date.now() - statSync(older).mtimeMs < hour) continue;
    rmSync(older, { recursive: true, force: true });
    rmSync(path.join(root, ".cache/site", name), { recursive: true, force: true });
  }
}

/** Those of styles and scripts take most of the time in which html-minifier-terser loads, and it is not asked for either. */
function leaveOutMinifiers({ onResolve, onLoad }) {
  const namespace = "left-out";
  onResolve({ filter: /^(clean-css|terser)$/ }, ({ path: name }) => ({ path: name, namespace }));
  onLoad({ filter: /./, namespace }, () => ({ contents: "export default undefined; export const minify = undefined;" }));
}

/** Commands take the folder that they lie in for the root. */
function keepRoot({ onLoad }) {
  onLoad({ filter: new RegExp(`[/\\\\]${path.basename(file).replace(".", "\\.")}$`) }, ({ path: source }) => ({
    contents: readFileSync(source, "utf8").replaceAll("import.meta.dirname", JSON.stringify(path.dirname(source))),
    loader: "ts",
  }));
}
