/** Records how a page loads: a first visit with late fonts, a second visit with cached fonts, and Back to the page. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import type { ServeOptions } from "../../generator/commands/serve-output.ts";
import { findWastefulPictures, openPage } from "./measure-visit.ts";
import type { ServedSite } from "./serve-site.ts";

/** What a page reports when it is shown (`pageshow`). */
interface Shown {
  path: string;
  /** Restored from the back/forward cache. */
  persisted: boolean;
  /** Why it was not restored, if it was not: https://developer.mozilla.org/docs/Web/API/NotRestoredReasons */
  reasons: unknown;
}

export interface LoadingRecord {
  /** URLs requested before scrolling, relative to the site. */
  requests: string[];
  /** Render-blocking files. */
  blocking: string[];
  /** Layout shifts on the first visit, and on the second one with cached fonts: the score and the shifted elements. */
  shifts: string[];
  shiftsWithCache: string[];
  /** The font in which the first heading is shown when its font has arrived late. */
  headingFont: string | undefined;
  /** Bytes transferred on the first visit, response headers included, before and after scrolling to the end. */
  bytes: { before: number; scrolled: number };
  /** Photographs that are much larger than their slots. */
  wastefulPictures: unknown[];
  /** What the page reported after Back; undefined if it did not, or if there was no other page to visit. */
  back: Shown | undefined;
}

/** Milliseconds; longer than any browser delays its first paint for a font. */
const fontDelay = 500;

/**
 * Visits with cached fonts: the one with the fewest shifts counts, because a busy computer may need longer to open a cached
 * font than the browser delays its first paint.
 */
const cachedVisits = 3;

/** Pages report to this address when they are shown, because the driver loses its connection to a restored page. */
const shownPath = "/__shown?";

/**
 * Delays fonts until long after the first paint.
 *
 * @param folder absolute path of the served site
 * @returns the request handler (`ServeOptions.before`), and the reports of pages in order
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
  globalThis.shifts = [];
  const name = ({ node }) => node?.outerHTML?.slice(0, 60) ?? node?.textContent;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      shifts.push(value.toFixed(4) + " " + sources.map(name).join(" "));
  }).observe({ type: "layout-shift", buffered: true });
  addEventListener("pageshow", ({ persisted }) => {
    const [{ notRestoredReasons: reasons }] = performance.getEntriesByType("navigation");
    fetch(${JSON.stringify(shownPath)} + encodeURIComponent(JSON.stringify({ path: location.pathname, persisted, reasons })));
  });
}`;

/**
 * Visits a page twice, and, if there is another page to visit, visits it and goes back.
 *
 * @param site served with delayed fonts; its browser launched with the back/forward cache
 * @param shown the reports of its pages
 * @param elsewhere path of another page of the site; undefined to skip Back
 */
export async function recordLoading(
  { address, browser }: ServedSite,
  shown: Shown[],
  { route, elsewhere, width }: { route: string; elsewhere: string | undefined; width: number },
): Promise<LoadingRecord> {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 900 } });
  try {
    await context.addInitScript(watch);
    const first = await openPage(context, address + route);
    const before = first.bytes();
    const record = {
      requests: first.requests.filter((url) => !url.startsWith(shownPath)),
      blocking: await first.page.evaluate<string[]>(
        `performance.getEntriesByType("resource").filter((one) => one.renderBlockingStatus === "blocking").map((one) => one.name)`,
      ),
      shifts: await first.page.evaluate<string[]>("shifts"),
      headingFont: await findHeadingFont(first.page),
      wastefulPictures: await findWastefulPictures(first.page),
      bytes: { before, scrolled: first.bytes() },
    };
    let { page } = await openPage(context, address + route);
    let shiftsWithCache = await page.evaluate<string[]>("shifts");
    for (let visit = 2; visit <= cachedVisits && shiftsWithCache.length > 0; visit++) {
      await page.close();
      ({ page } = await openPage(context, address + route));
      const shifts = await page.evaluate<string[]>("shifts");
      if (shifts.length < shiftsWithCache.length) shiftsWithCache = shifts;
    }
    if (!elsewhere) return { ...record, shiftsWithCache, back: undefined };
    await page.goto(address + elsewhere);
    const reported = shown.length;
    await page.goBack({ waitUntil: "commit" });
    const findBack = () => shown.slice(reported).find((one) => one.path === route);
    while (!findBack()) await setTimeout(20);
    return { ...record, shiftsWithCache, back: findBack() };
  } finally {
    await context.close();
  }
}

/** Family of the font that the browser draws the first heading with: `CSS.getPlatformFontsForNode` of its protocol. */
async function findHeadingFont(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "h1" });
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.toSorted((one, other) => other.glyphCount - one.glyphCount)[0]?.familyName;
}
