/**
 * `npm run bench -- visitor`: runs Lighthouse on every page of the built site, on a simulated phone and on a desktop.
 * No test depends on it. The targets are in pages/budgets.ts; results that miss one are bold.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { outputFileOf } from "../generator/model/route.ts";
import { readManifest } from "../generator/output/manifest.ts";
import { paceBudgets, pageBudgets, visitBudgets } from "../pages/budgets.ts";
import { launchChromium } from "../tests/browser/find-browser.ts";
import { findPackageFile } from "../tests/discovery/weekly/find-tools.ts";
import { buildProject, Misuse, workFolder } from "./checkout.ts";
import { formatTable } from "./format-table.ts";
import { median } from "./median.ts";
import { serveAsHosts } from "./serve-as-hosts.ts";

export interface VisitOptions {
  /** Addresses of pages. Default: all pages. */
  routes: string[] | undefined;
  /** `mobile`, `desktop` */
  forms: string[];
  /** The folder of a site that is already built. */
  site: string | undefined;
  runs: number;
}

/** Medians of the runs: times in milliseconds, transfer sizes in bytes, scores from 0 to 100. */
interface Marks {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  largestPaint: number;
  blockingTime: number;
  layoutShift: number;
  firstPaint: number;
  speedIndex: number;
  html: number;
  requests: number;
  bytes: number;
}

export interface Visit extends Marks {
  form: string;
  route: string;
  /** Audits that lowered a score in any of the runs. */
  failed: string[];
}

/** The used part of a result: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Result {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>;
}

type Lighthouse = (url: string, flags: object, config: object) => Promise<{ lhr: Result }>;

/**
 * Runs are sequential, in one browser: concurrent runs would slow each other down.
 *
 * @throws Misuse if Lighthouse cannot be installed, or an address is unknown
 */
export async function measureVisits({ routes, forms, site, runs }: VisitOptions): Promise<Visit[]> {
  const { lighthouse, configs } = await loadLighthouse();
  // Precompressed files, as nginx, Caddy and Apache send them.
  if (!site) await buildProject("visitor", "--compress");
  const folder = path.resolve(site ?? path.join(workFolder, "visitor"));
  const all = routesOf(folder);
  const unknown = [...(routes ?? []), ...forms].find((one) => !all.includes(one) && !configs[one]);
  if (unknown !== undefined) throw new Misuse(`There is no ${unknown} in ${folder}.`);

  const port = await freePort();
  const { server, address } = await serveAsHosts(folder);
  const flags = [`--remote-debugging-port=${port}`, "--ignore-certificate-errors"];
  const browser = await launchChromium({ args: flags }, "browser");
  const restorePriority = lowerPriority();
  const visits: Visit[] = [];
  try {
    for (const form of forms) {
      for (const route of routes ?? all) {
        const config = withSettings(configs[form] ?? {}, isHidden(folder, route));
        const results: Result[] = [];
        for (let run = 0; run < runs; run++) {
          const url = address + route;
          const { lhr } = await lighthouse(url, { port, logLevel: "error", output: "json" }, config);
          if (lhr.runtimeError) throw new Error(`${route}: ${lhr.runtimeError.message}`);
          results.push(lhr);
        }
        const failed = [...new Set(results.flatMap(failedAudits))];
        const visit = {
          form,
          route,
          failed,
          ...medians(results.map((one) => marksOf(one, address + route))),
        };
        visits.push(visit);
        console.error(
          `${form} ${route}: ${visit.performance}, ${Math.round(visit.largestPaint)} ms ${failed}`,
        );
      }
    }
  } finally {
    restorePriority();
    await browser.close();
    server.close();
  }
  return visits;
}

async function loadLighthouse(): Promise<{ lighthouse: Lighthouse; configs: Record<string, object> }> {
  const tool = await findPackageFile("lighthouse", "core/index.js");
  if ("missing" in tool) throw new Misuse(tool.missing);
  const desktopFile = path.join(path.dirname(tool.file), "config/desktop-config.js");
  const { default: lighthouse } = await import(pathToFileURL(tool.file).href);
  const { default: desktop } = await import(pathToFileURL(desktopFile).href);
  return { lighthouse, configs: { mobile: { extends: "lighthouse:default" }, desktop } };
}

/**
 * Gives the browser a higher priority than this process. For a phone, the server and Lighthouse are other machines;
 * here they use the same processors, and the browser's waiting time would count as its own work.
 *
 * @returns a function that resets the priority of the session, which lasts longer than this process
 */
function lowerPriority(): () => void {
  setPriority(constants.priority.PRIORITY_LOW);
  // Many Linux systems first share processors among sessions; the browser has its own session (sched(7), autogroup).
  const setGroup = (priority: number) => {
    try {
      writeFileSync("/proc/self/autogroup", String(priority), { flag: "r+" });
    } catch {
      // Not Linux, or autogroups are disabled.
    }
  };
  setGroup(constants.priority.PRIORITY_LOW);
  return () => setGroup(constants.priority.PRIORITY_NORMAL);
}

/** All addresses of a built site, including the page for unknown addresses. */
function routesOf(folder: string): string[] {
  const pages = readManifest(folder)?.files.filter((file) => file.endsWith(".html")) ?? [];
  return pages.map((file) => `/${file.replace(/(^index)?\.html$/, "")}`);
}

/** Whether a page has `noindex`, which is intended but which Lighthouse reports as a failure. */
function isHidden(folder: string, route: string): boolean {
  const html = readFileSync(path.join(folder, outputFileOf(route)), "utf8");
  return html.includes('<meta name="robots" content="noindex"');
}

function withSettings(config: object, hidden: boolean): object {
  const { settings } = config as { settings?: object };
  const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
  const skipAudits = hidden ? ["is-crawlable"] : [];
  // The screenshot is only for reports for people; no audit needs it.
  return {
    ...config,
    settings: { ...settings, onlyCategories, skipAudits, disableFullPageScreenshot: true },
  };
}

function marksOf({ categories, audits }: Result, url: string): Marks {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const items = audits["network-requests"]?.details?.items ?? [];
  const requests = items as { url: string; transferSize: number }[];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    largestPaint: value("largest-contentful-paint"),
    blockingTime: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    firstPaint: value("first-contentful-paint"),
    speedIndex: value("speed-index"),
    html: requests.find((request) => request.url === url)?.transferSize ?? Number.NaN,
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => id);
}

/** The median of each number separately. */
function medians(runs: Marks[]): Marks {
  const names = Object.keys(runs[0] ?? {}) as (keyof Marks)[];
  const entries = names.map((name) => [name, median(runs.map((run) => run[name]))]);
  return Object.fromEntries(entries) as Marks;
}

/** Formats the results as a Markdown table. */
export function formatVisits(visits: Visit[], command: string): string {
  const scores = ["perf.", "access.", "best pr.", "SEO"];
  const times = ["LCP ms", "TBT ms", "CLS", "FCP ms", "speed index"];
  const head = ["screen", "route", ...scores, ...times, "HTML kB", "requests", "kB"];
  const mark = (text: string, isMissed: boolean) => (isMissed ? `**${text}**` : text);
  const score = (value: number) => mark(String(value), value < paceBudgets.score);
  const ms = (value: number, limit = Number.POSITIVE_INFINITY) =>
    mark(String(Math.round(value)), value > limit);
  const rows = visits.map((visit) => [
    visit.form,
    visit.route,
    ...[visit.performance, visit.accessibility, visit.bestPractices, visit.seo].map(score),
    ms(visit.largestPaint, paceBudgets.largestPaint),
    ms(visit.blockingTime, paceBudgets.blockingTime),
    mark(visit.layoutShift.toFixed(3), visit.layoutShift > visitBudgets.layoutShift),
    ms(visit.firstPaint),
    ms(visit.speedIndex),
    (visit.html / 1000).toFixed(1),
    mark(String(visit.requests), visit.requests > pageBudgets.requests),
    (visit.bytes / 1000).toFixed(0),
  ]);
  const note =
    "Pages that are kept out of search results are judged without the audit that wants them there (is-crawlable).";
  return [formatTable(command, head, rows, 2), "", note].join("\n");
}

/** Finds a free port. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
