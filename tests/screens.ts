/**
 * `npm run screens`: takes screenshots of every route at 390 and 1440 px, light and dark, into `screens/now/`.
 * `npm run screens -- --diff REF` also takes those of another commit and writes `screens/index.html`, which shows
 * every changed page before, after, and as a difference.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import pixelmatch from "pixelmatch";
import type { Browser } from "playwright";
import sharp from "sharp";
import { serveOutput } from "../generator/commands/serve-output.ts";
import { findBrowser, launchChromium } from "./browser/find-browser.ts";

const help = `Takes a picture of every page at 390 and 1440 px, light and dark.

Usage:
  npm run screens
  npm run screens -- --diff HEAD~3
  npm run screens -- --only /pricing

  --diff REF    compare with another commit; screens/index.html shows what has changed
  --only TEXT   only the addresses that contain it
  --help        this text

Exit status: 0 taken, 1 there is no browser or no site, 2 wrong arguments.
`;

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, "screens");
const variants = [390, 1440].flatMap((width) =>
  (["light", "dark"] as const).map((theme) => ({ width, theme })),
);

/** A screenshot of a page at one width, in one theme. `file` is its name in every folder of screenshots. */
interface Shot {
  path: string;
  width: number;
  theme: "light" | "dark";
  file: string;
}

/** Builds the site of a folder. @returns the paths of its pages */
function buildInto(sources: string, out: string): string[] {
  const report = path.join(folder, "report.json");
  const build = spawnSync(process.execPath, ["--import", "tsx", "build.ts", "--out", out, "--json", report], {
    cwd: sources,
    encoding: "utf8",
  });
  if (build.status !== 0) throw new Error(`${sources} could not be built.\n${build.stderr}`);
  const { routes } = JSON.parse(readFileSync(report, "utf8")) as { routes: { path: string }[] };
  rmSync(report);
  return routes.map((route) => route.path);
}

function shotsOf(paths: string[]): Shot[] {
  return paths.flatMap((address) =>
    variants.map(({ width, theme }) => {
      const name = address === "/" ? "home" : address.slice(1).replaceAll("/", "-");
      return { path: address, width, theme, file: `${name}-${width}-${theme}.png` };
    }),
  );
}

/** Takes the screenshots of a built site, several at a time. */
async function take(browser: Browser, site: string, shots: Shot[], into: string): Promise<void> {
  mkdirSync(into, { recursive: true });
  const { server, address } = await serveOutput({ folder: site, port: 0 });
  const queue = [...shots];
  const photographer = async () => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const context = await browser.newContext({
        viewport: { width: shot.width, height: 900 },
        colorScheme: shot.theme,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      // A fixed time, so that the clocks in pages do not differ.
      await page.clock.setFixedTime(new Date("2026-03-02T15:24:00Z"));
      await page.goto(address + shot.path);
      // On the first load, a font may arrive too late to be used.
      await page.reload();
      await page.evaluate(`Promise.all([...document.images].map((image) => {
        image.loading = "eager";
        return image.decode().catch(() => {});
      }))`);
      // Full-page screenshots do not scroll, so lazy sections would be missing.
      await page.evaluate(`for (const element of document.querySelectorAll("body *"))
        if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible"`);
      await page.waitForLoadState("networkidle");
      await page.screenshot({ path: path.join(into, shot.file), fullPage: true });
      await context.close();
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, photographer));
  server.closeAllConnections();
  server.close();
}

/** Checks out another commit, with the packages of this commit. @returns absolute path of the working tree */
function checkOut(ref: string): string {
  const tree = path.join(folder, "tree");
  git("worktree", "add", "--force", "--detach", tree, ref);
  symlinkSync(path.join(root, "node_modules"), path.join(tree, "node_modules"));
  return tree;
}

function git(...args: string[]): void {
  const { status, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

/** Compares the screenshots of two commits. @returns the share of different pixels; 1 if only one commit has the page */
async function compare(shot: Shot): Promise<number> {
  const files = ["before", "now"].map((set) => path.join(folder, set, shot.file));
  if (!files.every((file) => existsSync(file))) return 1;
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const height = Math.max(...sizes.map((size) => size.height));
  const [before, now] = await Promise.all(
    files.map((file) =>
      sharp(file)
        .ensureAlpha()
        .resize({ width: shot.width, height, fit: "contain", position: "top", background: "#888" })
        .raw()
        .toBuffer(),
    ),
  );
  if (!before || !now) return 1;
  const difference = new Uint8Array(before.length);
  const pixels = pixelmatch(before, now, difference, shot.width, height, { threshold: 0.1 });
  const raw = { width: shot.width, height, channels: 4 as const };
  await sharp(difference, { raw })
    .png()
    .toFile(path.join(folder, "difference", shot.file));
  return pixels / (shot.width * height);
}

function reportPage(ref: string, changed: { shot: Shot; share: number }[], count: number): string {
  const sections = changed.map(({ shot, share }) => {
    const picture = (set: string) =>
      `<figure><figcaption>${set}</figcaption><img src="${set}/${shot.file}" alt="${set}" loading="lazy"></figure>`;
    return (
      `<h2>${shot.path}, ${shot.width} px, ${shot.theme}: ${(share * 100).toFixed(2)} %</h2>` +
      `<div>${["before", "now", "difference"].map(picture).join("")}</div>`
    );
  });
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens against ${ref}</title>` +
    "<style>body{font:16px/1.5 system-ui;margin:2rem}div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}" +
    "img{width:100%;border:1px solid #888}figure{margin:0}</style>" +
    `<h1>${changed.length} of ${count} pictures differ from ${ref}</h1>${sections.join("")}\n`
  );
}

/** Reads the command line; ends the process if it is wrong. */
function readFlags() {
  try {
    return parseArgs({
      options: { diff: { type: "string" }, only: { type: "string", default: "" }, help: { type: "boolean" } },
    }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${help}`);
    process.exit(2);
  }
}

const values = readFlags();
if (values.help) {
  console.log(help);
} else if (!findBrowser()) {
  console.error('There is no browser. "npm test" finds or installs one.');
  process.exitCode = 1;
} else {
  rmSync(folder, { recursive: true, force: true });
  git("worktree", "prune");
  mkdirSync(path.join(folder, "difference"), { recursive: true });
  const browser = await launchChromium();
  try {
    const wanted = (paths: string[]) => shotsOf(paths.filter((address) => address.includes(values.only)));
    const shots = wanted(buildInto(root, path.join(folder, "site")));
    await take(browser, path.join(folder, "site"), shots, path.join(folder, "now"));
    console.log(`${shots.length} pictures in ${path.join(folder, "now")}`);
    if (values.diff) {
      const tree = checkOut(values.diff);
      const before = wanted(buildInto(tree, path.join(folder, "site-before")));
      await take(browser, path.join(folder, "site-before"), before, path.join(folder, "before"));
      git("worktree", "remove", "--force", tree);
      const all = new Map([...shots, ...before].map((shot) => [shot.file, shot]));
      const changed: { shot: Shot; share: number }[] = [];
      for (const shot of all.values()) {
        const share = await compare(shot);
        if (share > 0) changed.push({ shot, share });
      }
      changed.sort((a, b) => b.share - a.share);
      writeFileSync(path.join(folder, "index.html"), reportPage(values.diff, changed, all.size));
      console.log(`${changed.length} of ${all.size} differ: ${path.join(folder, "index.html")}`);
    }
  } finally {
    await browser.close();
  }
}
