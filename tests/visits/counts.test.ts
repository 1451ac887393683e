/** Pages whose lists have any number of entries: one service, one office, one of everything, or twelve. */
import path from "node:path";
import type { Page } from "playwright";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveOutput } from "../../generator/commands/serve-output.ts";
import { layOutLazySections } from "../browser/browser.ts";
import { launchChromium } from "../browser/find-browser.ts";
import { findShortRows, findSpilledWords, overflow } from "../browser/layout.ts";
import { build } from "../global-setup.ts";
import { addressesOfEachLayout, addressOf, content } from "../site-content.ts";
import { writeCounted } from "./count-content.ts";

/** Widths of a small phone, a phone, a tablet and a desktop. */
const widths = [320, 390, 768, 1440];

/** One page of each layout; and of what has a file for each page, the first file, the only one if there is one of each. */
const pages = new Set([
  ...addressesOfEachLayout,
  ...[content.services, content.portfolio, content.work].flatMap(([first]) =>
    first ? addressOf(first) : [],
  ),
]);

/** All of them if `EVERY_PAGE` is set, as in the weekly run. */
const counts = process.env.EVERY_PAGE ? [1, 2, 3, 5, 8, 12] : [1, 12];

describe.each(counts)("%i of each", (count) => {
  let page: Page;
  let served: Awaited<ReturnType<typeof serveOutput>>;

  beforeAll(async () => {
    const counted = path.resolve(import.meta.dirname, `../tmp/counted-${count}`);
    writeCounted(counted, count);
    const folder = await build(`counted-${count}-site`, ["--content", counted, "--no-cards"]);
    served = await serveOutput({ folder, port: 0 });
    const browser = await launchChromium();
    page = await browser.newPage({ reducedMotion: "reduce" });
  });
  afterAll(async () => {
    await page?.context().browser()?.close();
    served?.server.closeAllConnections();
    served?.server.close();
  });

  test("no page is wider than the window, no words spill, every row of a list is full", async () => {
    const mistakes: string[] = [];
    for (const route of pages) {
      const answer = await page.goto(served.address + route);
      // With one service or case study, those of the other layouts are not there.
      if (answer?.status() === 404) continue;
      await page.evaluate(layOutLazySections);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const wider = await overflow(page);
        const found = [...(await findSpilledWords(page)), ...(await findShortRows(page, "main"))];
        if (wider > 0) found.unshift(`${wider} pixels wider than the window`);
        mistakes.push(...found.map((mistake) => `${route}, ${width}: ${mistake}`));
      }
    }
    expect(mistakes).toEqual([]);
  });

  test("the menu of all services fits, and can be scrolled to its end", async () => {
    for (const width of [1216, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(`${served.address}/about`);
      await page.locator("details:has(> .mega-menu) > summary").click();
      const menu = page.locator(".mega-menu");
      expect(await findShortRows(page, ".mega-menu")).toEqual([]);
      expect(await findSpilledWords(page, ".mega-menu")).toEqual([]);
      await menu.locator(".mega-menu__help a").last().scrollIntoViewIfNeeded();
      const end = await menu.locator(".mega-menu__help").boundingBox();
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(700);
      expect(await overflow(page)).toBe(0);
    }
  });
});
