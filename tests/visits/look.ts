/** A first visit with fonts that come late, a second one that has them, and the way back to the page. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { BrowserContext, Page } from "playwright";
import type { ServeOptions } from "../../generator/serve-output.ts";
import type { ServedSite } from "./serve-site.ts";

/** What a page knows when it is shown. */
interface Shown {
  path: string;
  /** From the browser's memory, as it was left. */
  persisted: boolean;
  /** Why it was not, if the browser tells: https://developer.mozilla.org/docs/Web/API/NotRestoredReasons */
  reasons: unknown;
}

export interface Look {
  /** Addresses that are asked for before anybody scrolls. */
  requests: string[];
  /** Those without which nothing is painted, besides the page itself. */
  blocking: string[];
  /** What moved on the first visit, and on the second. */
  moved: string[];
  movedAgain: string[];
  /** How the page came back after another one had been visited. */
  back: Shown | undefined;
}

/** Longer than any browser holds back its first paint for a font. */
const fontDelay = 500;

/** Pages tell here that they are shown: the test cannot ask them, for it loses sight of a page that comes back. */
const shownPath = "/__shown?";

/**
 * Fonts that arrive long after the first paint.
 *
 * @param folder absolute path of the site that is served
 * @returns a look at each request before the site answers it, and what each page said when it was shown, in order
 */
export function delayFonts(folder: string): { before: ServeOptions["before"]; shown: Shown[] } {
  const shown: Shown[] = [];
  const before: ServeOptions["before"] = ({ url = "" }, response) => {
    if (url.startsWith(shownPath)) {
      shown.push(JSON.parse(decodeURIComponent(url.slice(shownPath.length))));
      response.end();
      return true;
    }
    if (!url.endsWith(".woff2")) return false;
    response.setHeader("Content-Type", "font/woff2");
    response.setHeader("Cache-Control", "public, max-age=31536000, immutable");
    setTimeout(fontDelay, readFile(path.join(folder, url))).then((font) => response.end(font));
    return true;
  };
  return { before, shown };
}

/** Runs before the scripts of each page. */
const watch = `{
  globalThis.moved = [];
  const name = ({ node }) => node?.outerHTML?.slice(0, 60) ?? node?.textContent;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      moved.push(value.toFixed(4) + " " + sources.map(name).join(" "));
  }).observe({ type: "layout-shift", buffered: true });
  addEventListener("pageshow", ({ persisted }) => {
    const [{ notRestoredReasons: reasons }] = performance.getEntriesByType("navigation");
    fetch(${JSON.stringify(shownPath)} + encodeURIComponent(JSON.stringify({ path: location.pathname, persisted, reasons })));
  });
}`;

/**
 * @param site with fonts that are delayed; its browser started without Playwright's `--disable-back-forward-cache`
 * @param shown what its pages say when they are shown
 * @param elsewhere another page of the site
 */
export async function lookAt(
  { address, browser }: ServedSite,
  shown: Shown[],
  { route, elsewhere, width }: { route: string; elsewhere: string; width: number },
): Promise<Look> {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } });
  try {
    await context.addInitScript(watch);
    const first = await open(context, address + route);
    const look = {
      requests: first.requests.filter((url) => !url.startsWith(shownPath)),
      blocking: await first.page.evaluate<string[]>(
        `performance.getEntriesByType("resource").filter((one) => one.renderBlockingStatus === "blocking").map((one) => one.name)`,
      ),
      moved: await first.page.evaluate<string[]>("moved"),
    };
    const { page } = await open(context, address + route);
    const movedAgain = await page.evaluate<string[]>("moved");
    await page.goto(address + elsewhere);
    const before = shown.length;
    await page.goBack({ waitUntil: "commit" });
    const findBack = () => shown.slice(before).find((one) => one.path === route);
    while (!findBack()) await setTimeout(20);
    return { ...look, movedAgain, back: findBack() };
  } finally {
    await context.close();
  }
}

/** A page when it is quiet, and what it has asked for, relative to the site. */
async function open(context: BrowserContext, url: string): Promise<{ page: Page; requests: string[] }> {
  const page = await context.newPage();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url().replace(new URL(url).origin, "")));
  await page.goto(url, { waitUntil: "networkidle" });
  return { page, requests };
}
