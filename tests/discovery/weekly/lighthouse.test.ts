/** Lighthouse's SEO and best practices on every route, in a real browser. */
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { serveOutput } from "../../../generator/commands/serve-output.ts";
import { findFreePort } from "../../../hosts/start-server.ts";
import { findBrowser, launchChromium } from "../../browser/find-browser.ts";
import { addresses, listedAddresses } from "../../site-content.ts";
import { findPackageFile } from "./find-tools.ts";

interface Audit {
  id: string;
  title: string;
  score: number | null;
  scoreDisplayMode: string;
}

interface Result {
  lhr: {
    runtimeError?: { message: string };
    categories: Record<string, { score: number | null }>;
    audits: Record<string, Audit>;
  };
}

type Lighthouse = (url: string, flags: object, config: object) => Promise<Result>;

/** What a run of Lighthouse needs. */
interface Bench {
  lighthouse: Lighthouse;
  address: string;
  port: number;
}

let bench: Bench | undefined;
let missing = "";
const closers: (() => Promise<unknown> | unknown)[] = [];

beforeAll(async () => {
  const tool = await findPackageFile("lighthouse", "core/index.js");
  const browser = findBrowser();
  if ("missing" in tool) missing = tool.missing;
  else if (!browser) missing = "There is no Chromium: npx playwright install chromium";
  if (!("file" in tool) || !browser) return;
  const { server, address } = await serveOutput({ folder: inject("site"), port: 0 });
  const port = await findFreePort();
  const running = await launchChromium({ args: [`--remote-debugging-port=${port}`] });
  closers.push(
    () => running.close(),
    () => server.close(),
  );
  const { default: lighthouse } = (await import(pathToFileURL(tool.file).href)) as { default: Lighthouse };
  bench = { lighthouse, address, port };
});

afterAll(async () => {
  for (const close of closers) await close();
});

test.for([...addresses, "/404"])("%s: SEO and best practices are 100", async (route, { skip }) => {
  if (!bench) return skip(missing);
  const { lighthouse, address, port } = bench;
  const isHidden = !listedAddresses.includes(route);
  const settings = {
    onlyCategories: ["seo", "best-practices"],
    // No times are measured, so throttling and pauses are not needed.
    throttlingMethod: "provided",
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: 0,
    networkQuietThresholdMs: 0,
    cpuQuietThresholdMs: 0,
    // These two pages have `noindex` on purpose.
    skipAudits: isHidden ? ["is-crawlable"] : [],
  };
  const { lhr } = await lighthouse(
    address + route,
    { port, logLevel: "error", output: "json" },
    { extends: "lighthouse:default", settings },
  );
  expect(lhr.runtimeError).toBeUndefined();
  const failed = Object.values(lhr.audits).filter(
    ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== "informative",
  );
  expect(failed.map(({ id, title }) => `${id}: ${title}`)).toEqual([]);
  const scores = Object.entries(lhr.categories).map(([name, { score }]) => [name, score]);
  expect(Object.fromEntries(scores)).toEqual({ seo: 1, "best-practices": 1 });
});
