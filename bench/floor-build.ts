/**
 * A process of `floor.ts`: builds a copy of the site in one thread, and says what React took of it, and how long the
 * same pages take to be written once more.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import glob from "fast-glob";

/** Milliseconds of all pages together. */
export interface FloorCost {
  pages: number;
  rendering: number;
  writing: number;
}

process.env.NODE_ENV = "production";
const [root = ""] = process.argv.slice(2);

// The module of React that the generator imports, before it does.
const server = createRequire(import.meta.url)("react-dom/server") as typeof import("react-dom/server");
const { renderToStaticMarkup } = server;
let rendering = 0;
server.renderToStaticMarkup = (...args) => {
  const started = performance.now();
  const html = renderToStaticMarkup(...args);
  rendering += performance.now() - started;
  return html;
};

const { buildSite } = await import("../generator/build-site.ts");
const { site } = await import("../pages/site.ts");
await buildSite({ root, site, out: "dist", content: "content", cards: false });

const dist = path.join(root, "dist");
const pages = glob.sync("**/*.html", { cwd: dist });
const again = path.join(root, "again");
mkdirSync(again);
let writing = 0;
for (const [index, file] of pages.entries()) {
  const page = readFileSync(path.join(dist, file));
  const started = performance.now();
  writeFileSync(path.join(again, `${index}.html`), page);
  writing += performance.now() - started;
}
const cost: FloorCost = { pages: pages.length, rendering, writing };
console.log(JSON.stringify(cost));
