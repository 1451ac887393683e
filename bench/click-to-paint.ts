/**
 * `npm run bench -- clicks`: how long after a click on a link in the header the next page is painted. In Chromium, on the
 * built site: with the pointer resting on the link before, so that the page is prerendered, and without; with motion and
 * without.
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
  /** Milliseconds from the click's own time to the first paint of the next page. */
  paint: number;
  /** Whether that page had been prerendered. */
  wasPrerendered: boolean;
}

/** Many clicks of one kind. Milliseconds. */
export interface ClickTimes {
  name: string;
  fastest: number;
  median: number;
  slowest: number;
  prerendered: number;
  clicks: number;
}

/** What is clicked in the header. */
const links = ["/portfolio", "/contact_us", "/"];

const cases: Case[] = [
  { name: "pointer rests, motion", rest: 1000, hasMotion: true },
  { name: "pointer rests, no motion", rest: 1000, hasMotion: false },
  { name: "click at once, motion", rest: 0, hasMotion: true },
  { name: "click at once, no motion", rest: 0, hasMotion: false },
];

interface Case {
  name: string;
  /** How long the pointer rests on the link before, in milliseconds. */
  rest: number;
  hasMotion: boolean;
}

/** Added to every page: remembers the click, and on the next page reports to the server how long it took. */
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
 * Builds the site, and clicks.
 *
 * @param runs clicks for each link and case
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
  // One click of each kind in turn: what else the machine does falls on all of them.
  for (let run = 0; run < runs; run++) {
    for (const [one, found] of clicks) {
      for (const link of links) {
        const context = await (one.hasMotion ? withMotion : withoutMotion).createBrowserContext();
        const page = await context.newPage();
        await page.goto(`${address}/about`, { waitUntil: "load" });
        const reported = once(reports, "click");
        await click(page, link, one.rest);
        // Nothing is asked of the page before: Puppeteer loses pages while others take their place.
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
  // The first paint of this page is over.
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

/** A page with the reporter in it, and without its policy, which would not let it run. */
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
