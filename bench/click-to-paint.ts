/**
 * How long after a click on a link in the header is the next page painted? In Chromium, on the built site: with the
 * pointer resting on the link before, so that the page was rendered before its time, and without; with motion and
 * without. By hand; it decides no test.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "puppeteer-core";
import { outputFile } from "../generator/find-routes.ts";
import { serveOutput } from "../generator/serve-output.ts";
import { launchPrerenderingChromium } from "../tests/browser/prerendering-browser.ts";
import { formatTable } from "./format-table.ts";

const root = path.dirname(import.meta.dirname);

/** One click. */
interface Click {
  /** Milliseconds from the click's own time to the first paint of the next page. */
  paint: number;
  /** Whether that page had been rendered before its time. */
  wasPrerendered: boolean;
}

/** Many clicks of one kind. Milliseconds. */
export interface ClickTimes {
  name: string;
  median: number;
  slowest: number;
  prerendered: number;
  clicks: number;
}

const links = ["/portfolio", "/contact_us", "/"];

const cases = [
  { name: "pointer rests, motion", rest: 1000, motion: "no-preference" },
  { name: "pointer rests, no motion", rest: 1000, motion: "reduce" },
  { name: "click at once, motion", rest: 0, motion: "no-preference" },
  { name: "click at once, no motion", rest: 0, motion: "reduce" },
] as const;

type Case = (typeof cases)[number];

/** Added to every page: remembers the click, and on the next page tells the server how long it took. */
const witness = `<script>
  addEventListener("click", ({ timeStamp }) => {
    localStorage.setItem("clicked", performance.timeOrigin + timeStamp);
  }, true);
  new PerformanceObserver((list) => {
    const clicked = localStorage.getItem("clicked");
    const [{ activationStart }] = performance.getEntriesByType("navigation");
    if (clicked) navigator.sendBeacon("/__click", JSON.stringify({
      paint: performance.timeOrigin + list.getEntries()[0].startTime - Number(clicked),
      wasPrerendered: activationStart > 0,
    }));
  }).observe({ type: "paint", buffered: true });
</script>`;

/**
 * @param folder the built site
 * @param runs clicks for each link and case
 */
export async function measureClicks(folder: string, runs = 5): Promise<ClickTimes[]> {
  let tell: (click: Click) => void = () => {};
  const { server, address } = await serveOutput({
    folder,
    port: 0,
    before: (request, response) => hear(request, response, tell) || sendPage(request, response, folder),
  });
  const browser = await launchPrerenderingChromium();
  const results: ClickTimes[] = [];
  for (const one of cases) {
    const clicks: Click[] = [];
    for (let run = 0; run < runs; run++) {
      for (const link of links) {
        const told = new Promise<Click>((resolve) => {
          tell = resolve;
        });
        await click(browser, address, link, one, told);
        clicks.push(await told);
      }
    }
    const paints = clicks.map(({ paint }) => paint).sort((a, b) => a - b);
    results.push({
      name: one.name,
      median: paints[Math.floor(paints.length / 2)] ?? 0,
      slowest: paints.at(-1) ?? 0,
      prerendered: clicks.filter(({ wasPrerendered }) => wasPrerendered).length,
      clicks: clicks.length,
    });
  }
  await browser.close();
  server.closeAllConnections();
  server.close();
  return results;
}

/** Leaves the page alone once it is clicked: Puppeteer loses pages that it asks while others take their place. */
async function click(
  browser: Browser,
  address: string,
  link: string,
  { rest, motion }: Case,
  told: Promise<Click>,
): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.emulateMediaFeatures([{ name: "prefers-reduced-motion", value: motion }]);
  await page.goto(`${address}/about`, { waitUntil: "load" });
  const target = await page.$(`.header__menu a[href="${link}"], .header .brand[href="${link}"]`);
  const middle = await target?.clickablePoint();
  if (!middle) throw new Error(`The header has no link to ${link}.`);
  // The first paint of this page is over.
  await setTimeout(300);
  if (rest > 0) {
    await page.mouse.move(middle.x, middle.y);
    await setTimeout(rest);
  }
  await page.mouse.click(middle.x, middle.y);
  await told;
  await context.close();
}

function hear(request: IncomingMessage, response: ServerResponse, tell: (click: Click) => void): boolean {
  if (request.url !== "/__click") return false;
  let text = "";
  request.on("data", (chunk) => {
    text += chunk;
  });
  request.on("end", () => {
    response.writeHead(204).end();
    tell(JSON.parse(text));
  });
  return true;
}

/** A page with the witness in it, and without its policy, which would not let it run. */
function sendPage({ url = "" }: IncomingMessage, response: ServerResponse, folder: string): boolean {
  const file = path.join(folder, outputFile(url));
  if (path.extname(url) || !existsSync(file)) return false;
  const html = readFileSync(file, "utf8").replace(
    /<meta http-equiv="content-security-policy"[^>]*>/i,
    witness,
  );
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  return true;
}

/** Builds the site, and measures it. */
export async function benchClicks(runs: number): Promise<ClickTimes[]> {
  const out = path.join(root, ".cache/bench/clicks");
  execFileSync(process.execPath, ["generator/start.mjs", "build.ts", "--out", out], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
  });
  return await measureClicks(out, runs);
}

export function formatClicks(rows: ClickTimes[], command: string): string {
  const cells = rows.map(({ name, median, slowest, prerendered, clicks }) => [
    name,
    String(Math.round(median)),
    String(Math.round(slowest)),
    `${prerendered} of ${clicks}`,
  ]);
  return formatTable(command, ["click to paint", "median ms", "slowest ms", "prerendered"], cells);
}
