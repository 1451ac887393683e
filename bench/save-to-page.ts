/**
 * `npm run bench -- saves`: measures the time from saving a file to the changed page in a real browser, on a clone of
 * the project. The time starts before the file is written, and ends when the new text is in the document or the new CSS
 * rule applies.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import { launchChromium } from "../tests/browser/find-browser.ts";
import { checkOut, copyPictures } from "./checkout.ts";
import { formatTable } from "./format-table.ts";
import { median } from "./median.ts";

/** The results for one kind of save, in milliseconds. */
export interface SaveTimes {
  kind: string;
  median: number;
  slowest: number;
  limit: number;
}

/** The pause between two saves, in milliseconds, because people do not save without one. */
const pause = 700;

const port = 3990;

/** One kind of save: the file, and how to insert a mark that is visible on the page. */
interface Save {
  kind: string;
  file: string;
  edit(text: string, mark: string): string;
  /** Milliseconds. */
  limit: number;
}

const saves: Save[] = [
  {
    kind: "content",
    file: "content/portfolio/beatum.md",
    edit: (text, mark) => `${text.trimEnd()} ${mark}\n`,
    limit: 150,
  },
  {
    kind: "component",
    file: "components/header/header.tsx",
    edit: (text, mark) => text.replace("<header", `<header data-mark="${mark}"`),
    limit: 150,
  },
  {
    kind: "page",
    file: "pages/case-study-page.tsx",
    edit: (text, mark) => text.replace("<CaseHead", `<p>${mark}</p>\n      <CaseHead`),
    limit: 150,
  },
  {
    kind: "style",
    file: "components/header/header.css",
    edit: (text, mark) => `${text}\n:root { --mark: ${mark}; }\n`,
    limit: 150,
  },
];

/** Runs before the scripts of each page: finds marks in added nodes, and before each frame in a custom property. */
const findMarks = `{
  const seen = new Set();
  const find = (text) => {
    const [mark] = /mark-[a-z]+-\\d+-end/.exec(text) ?? [];
    if (!mark || seen.has(mark)) return;
    seen.add(mark);
    noteMark(mark, performance.timeOrigin + performance.now());
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) find(node.outerHTML ?? node.data ?? "");
  }).observe(document, { childList: true, subtree: true });
  const each = () => {
    const root = document.documentElement;
    if (root) find(getComputedStyle(root).getPropertyValue("--mark"));
    requestAnimationFrame(each);
  };
  requestAnimationFrame(each);
}`;

/** @param runs the number of saves of each kind */
export async function benchSaves(runs: number): Promise<SaveTimes[]> {
  const clone = checkOut("HEAD", "saves");
  copyPictures(clone);
  const server = await startServer(clone.root);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const times: SaveTimes[] = [];
    const seen = await watchMarks(page);
    await page.goto(`http://127.0.0.1:${port}/portfolio/beatum`);
    await setTimeout(2000);
    for (const save of saves) times.push(await measureSaves(clone.root, save, runs, seen));
    return times;
  } finally {
    await browser.close();
    server.kill("SIGINT");
  }
}

/** @returns the time when each mark was first seen; the page adds to the map */
async function watchMarks(page: Page): Promise<Map<string, number>> {
  const seen = new Map<string, number>();
  await page.exposeFunction("noteMark", (mark: string, at: number) => {
    if (!seen.has(mark)) seen.set(mark, at);
  });
  await page.addInitScript(findMarks);
  return seen;
}

async function measureSaves(
  root: string,
  { kind, file, edit, limit }: Save,
  runs: number,
  seen: Map<string, number>,
): Promise<SaveTimes> {
  const text = readFileSync(path.join(root, file), "utf8");
  const now = () => performance.timeOrigin + performance.now();
  const times: number[] = [];
  // The first save is a warm-up.
  for (let index = 0; index <= runs; index++) {
    const mark = `mark-${kind}-${index}-end`;
    const changed = edit(text, mark);
    const saved = now();
    writeFileSync(path.join(root, file), changed);
    while (!seen.has(mark)) {
      if (now() - saved > 60_000) throw new Error(`${mark} was never seen.`);
      await setTimeout(5);
    }
    if (index > 0) times.push((seen.get(mark) ?? 0) - saved);
    await setTimeout(pause);
  }
  writeFileSync(path.join(root, file), text);
  await setTimeout(pause);
  return { kind, median: median(times), slowest: Math.max(...times), limit };
}

async function startServer(root: string): Promise<ChildProcess> {
  const args = ["--import", "tsx", "dev.ts", "--port", String(port)];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  while (!output.includes("The site is at")) {
    if (child.exitCode !== null) throw new Error("The development server has ended.");
    await setTimeout(100);
  }
  return child;
}

export function formatSaves(rows: SaveTimes[], command: string): string {
  const cells = rows.map(({ kind, ...times }) => [
    kind,
    ...[times.median, times.slowest, times.limit].map((time) => String(Math.round(time))),
  ]);
  return formatTable(command, ["save to page", "median ms", "slowest ms", "wanted ms"], cells);
}
