/**
 * What Lighthouse says of every page of the built site, on a simulated phone and on a desktop. By hand; it decides no
 * test. The wishes are `paceBudgets` of pages/budgets.ts; what misses one is set in bold.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { constants, cpus, setPriority } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { outputFile } from "../generator/find-routes.ts";
import { readManifest } from "../generator/write-output.ts";
import { paceBudgets, pageBudgets, visitBudgets } from "../pages/budgets.ts";
import { launchChromium } from "../tests/browser/find-browser.ts";
import { findPackageFile } from "../tests/discovery/weekly/find-tools.ts";
import { buildFor } from "./copy-site.ts";
import { median } from "./median.ts";
import { serveAsHosts } from "./serve-as-hosts.ts";

const help = `Lighthouse on every page of the site, on a simulated phone and on a desktop: medians as Markdown tables.

Usage:
  npm run bench -- visitor
  npm run bench -- visitor --runs 1 --routes /,/portfolio --forms mobile

  --runs N       how often each page is measured (3)
  --routes LIST  addresses (all pages)
  --forms LIST   mobile, desktop (both)
  --site DIR     a site that is built already (builds one)
  --json FILE    write every run as JSON as well
  --help         this text

One run of one page takes some 9 s: one run of all pages on both screens nine minutes. Runs follow one another,
in one browser: two at a time would measure each other.

Exit status: 0 measured, 1 it cannot be measured, 2 wrong arguments.
`;

const formFactors = ["mobile", "desktop"] as const;
type FormFactor = (typeof formFactors)[number];

/** One run of Lighthouse. Times in milliseconds, sizes in bytes on the wire, scores from 0 to 100. */
interface Run {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstPaint: number;
  largestPaint: number;
  speedIndex: number;
  blockingTime: number;
  layoutShift: number;
  requests: number;
  bytes: number;
  html: number;
}

interface Measured {
  form: FormFactor;
  route: string;
  runs: Run[];
  /** Audits that cost points, in any of the runs. */
  failed: string[];
}

/** What is used of a result: https://github.com/GoogleChrome/lighthouse/blob/main/docs/understanding-results.md */
interface Result {
  lighthouseVersion: string;
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { score: number | null; title: string; numericValue?: number; details?: { items?: unknown[] } }
  >;
}

type Lighthouse = (url: string, flags: object, config: object) => Promise<{ lhr: Result }>;

/**
 * @param args command line arguments
 * @returns the exit status
 */
export async function benchVisitor(args: string[]): Promise<number> {
  const flags = readFlags(args);
  if (typeof flags === "string") {
    console.error(`${flags}\n\n${help}`);
    return 2;
  }
  if (flags.help) {
    console.log(help);
    return 0;
  }
  const tool = await findPackageFile("lighthouse", "core/index.js");
  if ("missing" in tool) {
    console.error(tool.missing);
    return 1;
  }
  // With compressed twins, which nginx, Caddy and Apache are given as well: other hosts compress as they send.
  const folder = flags.site ? path.resolve(flags.site) : buildFor("visitor", "--compress");
  const all = routesOf(folder);
  const unknown = flags.routes?.find((route) => !all.includes(route));
  if (unknown !== undefined) {
    console.error(`There is no page ${unknown} in ${folder}.`);
    return 1;
  }
  const { default: lighthouse } = (await import(pathToFileURL(tool.file).href)) as { default: Lighthouse };
  const desktop = await import(
    pathToFileURL(path.join(path.dirname(tool.file), "config/desktop-config.js")).href
  );
  const configs: Record<FormFactor, object> = {
    mobile: { extends: "lighthouse:default" },
    desktop: desktop.default,
  };

  const port = await freePort();
  const { server, address } = await serveAsHosts(folder);
  const browser = await launchChromium({
    args: [`--remote-debugging-port=${port}`, "--ignore-certificate-errors"],
  });
  const stepForward = stepBehindBrowser();
  const started = performance.now();
  const measured: Measured[] = [];
  let last: Result | undefined;
  try {
    for (const form of flags.forms) {
      for (const route of flags.routes ?? all) {
        const result: Measured = { form, route, runs: [], failed: [] };
        for (let run = 0; run < flags.runs; run++) {
          const config = withSettings(configs[form], isHidden(folder, route));
          const { lhr } = await lighthouse(
            address + route,
            { port, logLevel: "error", output: "json" },
            config,
          );
          if (lhr.runtimeError) throw new Error(`${route}: ${lhr.runtimeError.message}`);
          last = lhr;
          result.runs.push(toRun(lhr, address + route));
          result.failed.push(...failedAudits(lhr));
        }
        result.failed = [...new Set(result.failed)];
        measured.push(result);
        const { largestPaint, performance: score } = medians(result.runs);
        console.error(
          `${form} ${route}: ${score}, ${Math.round(largestPaint)} ms ${result.failed.join(", ")}`,
        );
      }
    }
  } finally {
    stepForward();
    await browser.close();
    server.close();
  }

  const minutes = (performance.now() - started) / 60_000;
  const versions = [
    `Lighthouse ${last?.lighthouseVersion}`,
    `Chromium ${browser.version()}`,
    `Node ${process.versions.node}`,
    `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    `benchmark index ${Math.round(last?.environment.benchmarkIndex ?? 0)}`,
  ];
  console.log(format(measured, flags.runs));
  console.log(`${versions.join(", ")}. ${minutes.toFixed(1)} minutes.`);
  console.log(`\`npm run bench -- visitor${args.map((arg) => ` ${arg}`).join("")}\``);
  if (flags.json) writeJson(flags.json, { versions, minutes, measured });
  return 0;
}

/**
 * Lets the browser go first. To a phone, the server and Lighthouse are other machines; here they take its processors,
 * and what it waits for them would count as its own work.
 *
 * @returns takes it back where that lasts longer than this process
 */
function stepBehindBrowser(): () => void {
  setPriority(constants.priority.PRIORITY_LOW);
  // Many Linux systems share processors among sessions first, and the browser has one of its own: man 7 sched, autogroup.
  const setGroup = (priority: number) => {
    try {
      writeFileSync("/proc/self/autogroup", String(priority), { flag: "r+" });
    } catch {
      // Another system, or one without sessions that share.
    }
  };
  setGroup(constants.priority.PRIORITY_LOW);
  return () => setGroup(constants.priority.PRIORITY_NORMAL);
}

function readFlags(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        runs: { type: "string", default: "3" },
        routes: { type: "string" },
        forms: { type: "string", default: formFactors.join() },
        site: { type: "string" },
        json: { type: "string" },
        help: { type: "boolean" },
      },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) return `--runs needs a number, and not "${values.runs}".`;
    const forms = values.forms.split(",");
    const wrong = forms.find((form) => !formFactors.includes(form as FormFactor));
    if (wrong !== undefined) return `--forms needs ${formFactors.join(" or ")}, and not "${wrong}".`;
    return { ...values, runs, forms: forms as FormFactor[], routes: values.routes?.split(",") };
  } catch (error) {
    return (error as Error).message;
  }
}

/** All addresses of a built site, the page for unknown addresses included. */
function routesOf(folder: string): string[] {
  const pages = readManifest(folder)?.files.filter((file) => file.endsWith(".html")) ?? [];
  return pages.map((file) => `/${file.replace(/(^index)?\.html$/, "")}`);
}

/** Kept out of search results on purpose, which Lighthouse counts as a fault. */
function isHidden(folder: string, route: string): boolean {
  return readFileSync(path.join(folder, outputFile(route)), "utf8").includes(
    '<meta name="robots" content="noindex"',
  );
}

function withSettings(config: object, hidden: boolean): object {
  const { settings } = config as { settings?: object };
  const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
  return {
    ...config,
    settings: {
      ...settings,
      onlyCategories,
      skipAudits: hidden ? ["is-crawlable"] : [],
      // It is for the report that people read, and no audit needs it.
      disableFullPageScreenshot: true,
    },
  };
}

function toRun({ categories, audits }: Result, url: string): Run {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = (audits["network-requests"]?.details?.items ?? []) as {
    url: string;
    transferSize: number;
  }[];
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    speedIndex: value("speed-index"),
    blockingTime: value("total-blocking-time"),
    layoutShift: value("cumulative-layout-shift"),
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    html: requests.find((request) => request.url === url)?.transferSize ?? Number.NaN,
  };
}

function failedAudits({ categories, audits }: Result): string[] {
  return Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.995)
    .map(({ id }) => id);
}

/** The median of each number by itself. */
function medians(runs: Run[]): Run {
  const names = Object.keys(runs[0] ?? {}) as (keyof Run)[];
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as unknown as Run;
}

/** One Markdown table a form factor. */
function format(measured: Measured[], runs: number): string {
  const tables = formFactors.flatMap((form) => {
    const rows = measured.filter((one) => one.form === form).map((one) => row(one.route, medians(one.runs)));
    if (rows.length === 0) return [];
    const title = form === "mobile" ? "Phone, simulated (Lighthouse's default)" : "Desktop preset";
    const head =
      "route | perf. | access. | best pr. | SEO | LCP ms | TBT ms | CLS | FCP ms | speed index | html kB | requests | kB";
    const line = head
      .split(" | ")
      .map((_, index) => (index === 0 ? "---" : "--:"))
      .join(" | ");
    return [
      `${title}, ${runs === 1 ? "one run" : `medians of ${runs} runs`}:\n`,
      `| ${head} |`,
      `| ${line} |`,
      ...rows,
      "",
    ];
  });
  const note =
    "Pages that are kept out of search results are judged without the audit that wants them there (is-crawlable).";
  return [...tables, note].join("\n");
}

function row(route: string, run: Run): string {
  const bold = (text: string, isMissed: boolean) => (isMissed ? `**${text}**` : text);
  const score = (value: number) => bold(String(value), value < paceBudgets.score);
  const ms = (value: number, limit = Number.POSITIVE_INFINITY) =>
    bold(String(Math.round(value)), value > limit);
  const cells = [
    route,
    score(run.performance),
    score(run.accessibility),
    score(run.bestPractices),
    score(run.seo),
    ms(run.largestPaint, paceBudgets.largestPaint),
    ms(run.blockingTime, paceBudgets.blockingTime),
    bold(run.layoutShift.toFixed(3), run.layoutShift > visitBudgets.layoutShift),
    ms(run.firstPaint),
    ms(run.speedIndex),
    (run.html / 1000).toFixed(1),
    bold(String(run.requests), run.requests > pageBudgets.requests),
    (run.bytes / 1000).toFixed(0),
  ];
  return `| ${cells.join(" | ")} |`;
}

function writeJson(file: string, contents: unknown): void {
  mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  writeFileSync(file, `${JSON.stringify(contents, null, 2)}\n`);
}

/** A port that nobody uses. */
function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
