/**
 * `npm run bench -- clicks`: measures the time from a click on a link in the header to the paint of the next page, in
 * Chromium on the built site. In some cases the pointer rests on the link before the click, so that the page is
 * prerendered. Each case runs with and without reduced motion.
 */
import { EventEmitter, once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { Page } from "puppeteer-core";
import { serveOutput } from "../generator/commands/serve-output.ts";
import { outputFileOf } from "../generator/model/route.ts";
import { launchPrerenderingChromium } from "../tests/browser/prerendering-browser.ts";
import { buildProject, workFolder } from "./checkout.ts";
import { formatTable } from "./format-table.ts";
import { median } from "./median.ts";

/** One click. */
interface Click {
  /** Milliseconds from the timestamp of the click to the first paint of the next page. */
  paint: number;
  /** Whether the next page was prerendered. */
  wasPrerendered: boolean;
}

/** The results of many clicks of one kind, in milliseconds. */
export interface ClickTimes {
  name: string;
  fastest: number;
  median: number;
  slowest: number;
  prerendered: number;
  clicks: number;
}

/** The links in the header to click. */
const links = ["/portfolio", "/contact_us", "/"];

const cases: Case[] = [
  { name: "pointer rests, motion", rest: 1000, hasMotion: true },
  { name: "pointer rests, no motion", rest: 1000, hasMotion: false },
  { name: "click at once, motion", rest: 0, hasMotion: true },
  { name: "click at once, no motion", rest: 0, hasMotion: false },
];

interface Case {
  name: string;
  /** How long the pointer rests on the link before the click, in milliseconds. */
  rest: number;
  hasMotion: boolean;
}

/** Added to every page: stores the time of the click, and on the next page reports the duration to the server. */
const reporter = `<script>
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
 * Builds the site, and measures clicks.
 *
 * @param runs the number of clicks for each link and case
 */
export async function benchClicks(runs: number): Promise<ClickTimes[]> {
  await buildProject("clicks");
  const folder = path.join(workFolder, "clicks");
  const reports = new EventEmitter<{ click: [Click] }>();
  const { server, address } = await serveOutput({
    folder,
    port: 0,
    before: (request, response) =>
      receiveReport(request, response, reports) || sendPage(request, response, folder),
  });
  const size = { width: 1440, height: 900 };
  const withMotion = await launchPrerenderingChromium({ ...size, reducedMotion: false });
  const withoutMotion = await launchPrerenderingChromium({ ...size, reducedMotion: true });
  const clicks = new Map(cases.map((one) => [one, [] as Click[]]));
  // Cases alternate, so that other load on the machine affects all of them.
  for (let run = 0; run < runs; run++) {
    for (const [one, found] of clicks) {
      for (const link of links) {
        const context = await (one.hasMotion ? withMotion : withoutMotion).createBrowserContext();
        const page = await context.newPage();
        await page.goto(`${address}/about`, { waitUntil: "load" });
        const reported = once(reports, "click");
        await click(page, link, one.rest);
        // Puppeteer is not used between the click and the report: it loses pages while prerendered ones replace them.
        found.push(...((await reported) as [Click]));
        await context.close();
      }
    }
  }
  await Promise.all([withMotion.close(), withoutMotion.close()]);
  server.closeAllConnections();
  server.close();
  return [...clicks].map(([{ name }, found]) => timesOf(name, found));
}

function timesOf(name: string, clicks: Click[]): ClickTimes {
  const paints = clicks.map(({ paint }) => paint);
  return {
    name,
    fastest: Math.min(...paints),
    median: median(paints),
    slowest: Math.max(...paints),
    prerendered: clicks.filter(({ wasPrerendered }) => wasPrerendered).length,
    clicks: clicks.length,
  };
}

/** @param rest milliseconds */
async function click(page: Page, link: string, rest: number): Promise<void> {
  const target = await page.$(`.header__menu a[href="${link}"], .header .brand[href="${link}"]`);
  const middle = await target?.clickablePoint();
  if (!middle) throw new Error(`The header has no link to ${link}.`);
  // Wait until the first paint of this page is over.
  await setTimeout(300);
  if (rest > 0) {
    await page.mouse.move(middle.x, middle.y);
    await setTimeout(rest);
  }
  await page.mouse.click(middle.x, middle.y);
}

function receiveReport(
  request: IncomingMessage,
  response: ServerResponse,
  reports: EventEmitter<{ click: [Click] }>,
): boolean {
  if (request.url !== "/__click") return false;
  json(request).then((click) => reports.emit("click", click as Click));
  response.writeHead(204).end();
  return true;
}

/** Sends a page with the reporter, and without its content security policy, which would block the reporter. */
function sendPage({ url = "" }: IncomingMessage, response: ServerResponse, folder: string): boolean {
  const file = path.join(folder, outputFileOf(url));
  if (path.extname(url) || !existsSync(file)) return false;
  const policy = /<meta http-equiv="content-security-policy"[^>]*>/i;
  const html = readFileSync(file, "utf8").replace(policy, reporter);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  return true;
}

export function formatClicks(rows: ClickTimes[], command: string): string {
  const cells = rows.map(({ name, fastest, median, slowest, prerendered, clicks }) => [
    name,
    ...[fastest, median, slowest].map((time) => String(Math.round(time))),
    `${prerendered} of ${clicks}`,
  ]);
  const head = ["click to paint", "fastest ms", "median ms", "slowest ms", "prerendered"];
  return formatTable(command, head, cells);
}
