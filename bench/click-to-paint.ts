/**
 * `npm run bench -- clicks`: how long after a click on a link in the header the next page is painted. In Chromium, on the
 * built site: with the pointer resting on the link before, so that the page is prerendered, and without; with motion and
 * without.
 */
import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Browser } from "puppeteer-core";
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
  const size = { width: 1440, height: 900 };
  const lively = await launchPrerenderingChromium({ ...size, reducedMotion: false });
  const calm = await launchPrerenderingChromium({ ...size, reducedMotion: true });
  const clicks = new Map(cases.map((one) => [one, [] as Click[]]));
  // One click of each kind in turn: what else the machine does falls on all of them.
  for (let run = 0; run < runs; run++) {
    for (const one of cases) {
      for (const link of one.links) {
        const told = new Promise<Click>((resolve) => {
          tell = resolve;
        });
        await click(one.hasMotion ? lively : calm, address, link, one, told);
        clicks.get(one)?.push(await told);
      }
    }
  }
  await Promise.all([lively.close(), calm.close()]);
  server.closeAllConnections();
  server.close();
  return cases.map((one) => timesOf(one.name, clicks.get(one) ?? []));
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

/** Leaves the page alone once it is clicked: Puppeteer loses pages that it asks while others take their place. */
async function click(
  browser: Browser,
  address: string,
  link: string,
  { from, rest }: Case,
  told: Promise<Click>,
): Promise<void> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.goto(address + from, { waitUntil: "load" });
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

/** A page with the reporter in it, and without its policy, which would not let it run. */
function sendPage({ url = "" }: IncomingMessage, response: ServerResponse, folder: string): boolean {
  const file = path.join(folder, outputFileOf(url));
  if (path.extname(url) || !existsSync(file)) return false;
  const html = readFileSync(file, "utf8").replace(
    /<meta http-equiv="content-security-policy"[^>]*>/i,
    reporter,
  );
  sendHtml(response, html);
  return true;
}

function sendHtml(response: ServerResponse, html: string): void {
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
}

/** Builds the site, and measures it. */
export async function benchClicks(runs: number): Promise<ClickTimes[]> {
  await buildProject("clicks");
  return await measureClicks(path.join(workFolder, "clicks"), runs);
}

export function formatClicks(rows: ClickTimes[], command: string): string {
  const cells = rows.map(({ name, fastest, median, slowest, prerendered, clicks }) => [
    name,
    String(Math.round(fastest)),
    String(Math.round(median)),
    String(Math.round(slowest)),
    `${prerendered} of ${clicks}`,
  ]);
  return formatTable(
    command,
    ["click to paint", "fastest ms", "median ms", "slowest ms", "prerendered"],
    cells,
  );
}
