/**
 * How long it takes from saving a file to the changed page in a real browser. By hand; it decides no test.
 *
 *   npx tsx bench/save-to-page.ts                        20 saves of each kind
 *   npx tsx bench/save-to-page.ts 50
 *   npx tsx bench/save-to-page.ts 10 --case-studies 10000
 *
 * It works on a copy of the project. The clock starts before the file is written and stops when the new text is in
 * the document, or the new rule in force.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { launchChromium } from "../tests/browser/find-browser.ts";
import { copySite, project } from "./copy-site.ts";
import { writeContent } from "./generate-content.ts";
import { median } from "./median.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "case-studies": { type: "string", default: "0" } },
});
const count = Number(positionals[0] ?? 20);
const caseStudies = Number(values["case-studies"]);

/** Between two saves, in milliseconds: a person does not save without one. */
const pause = caseStudies > 0 ? 3000 : 700;

const root = copySite("save-to-page", ["images", "svg", "cards", "icons"]);
writeContent(project, path.join(root, "content"), caseStudies);
const port = 3990;
const address = `http://127.0.0.1:${port}/portfolio/${caseStudies > 0 ? "generated_7" : "beatum"}`;

/** One kind of save: the file, and its text with a mark in it that is seen on the page. */
const saves: { kind: string; file: string; edit(text: string, mark: string): string; limit: number }[] = [
  {
    kind: "content",
    file: `content/portfolio/${path.basename(address)}.md`,
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
    limit: 50,
  },
];

const server = await startServer();
const browser = await launchChromium();
try {
  const page = await browser.newPage();
  const seen = new Map<string, number>();
  await page.exposeFunction(
    "noteMark",
    (mark: string, at: number) => void (seen.has(mark) || seen.set(mark, at)),
  );
  // Runs before anything of each page: looks for marks in what is added, and for rules before each picture.
  await page.addInitScript(`{
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
  }`);
  await page.goto(address);
  await setTimeout(2000);
  for (const { kind, file, edit, limit } of saves) {
    const text = readFileSync(path.join(root, file), "utf8");
    const times: number[] = [];
    for (let index = 0; index < count + 1; index++) {
      const mark = `mark-${kind}-${index}-end`;
      const changed = edit(text, mark);
      const saved = performance.timeOrigin + performance.now();
      writeFileSync(path.join(root, file), changed);
      while (!seen.has(mark)) {
        if (performance.timeOrigin + performance.now() - saved > 60_000)
          throw new Error(`${mark} was never seen.`);
        await setTimeout(5);
      }
      // The first one warms up.
      if (index > 0) times.push((seen.get(mark) ?? 0) - saved);
      await setTimeout(pause);
    }
    writeFileSync(path.join(root, file), text);
    await setTimeout(pause);
    console.log(
      `${kind.padEnd(10)} median ${String(Math.round(median(times))).padStart(4)} ms, worst ` +
        `${String(Math.round(Math.max(...times))).padStart(4)} ms (${times.length} saves; wanted: ${caseStudies > 0 ? 1000 : limit} ms)`,
    );
  }
} finally {
  await browser.close();
  server.kill("SIGINT");
  await new Promise((resolve) => server.once("exit", resolve));
  rmSync(root, { recursive: true, force: true });
}

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["--import", "tsx", "dev.ts", "--port", String(port)], {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  while (!said.includes("The site is at")) {
    if (child.exitCode !== null) throw new Error("The server has ended.");
    await setTimeout(100);
  }
  return child;
}
