/** The place of each picture before it is loaded, and the width of each photograph compared to its slot. */
import { describe, expect, test } from "vitest";
import { layOutLazySections, loadPictures } from "../browser/browser.ts";
import { addressesOfEachLayout } from "../site-content.ts";
import { findWastefulPictures } from "./measure-visit.ts";
import { serveSite } from "./serve-site.ts";

const site = serveSite();

/** The name, the width and the height of every picture of a page. */
const boxes = `[...document.images].map((image) => {
  const { width, height } = image.getBoundingClientRect();
  return { file: image.getAttribute("src"), width, height };
})`;

describe.each(addressesOfEachLayout)("%s", (route) => {
  test.each([390, 1440])(
    "every picture has its place before it is loaded, and is not much larger than it, at %i px",
    async (width) => {
      const context = await site.browser.newContext({
        viewport: { width, height: 900 },
        // Screens with one pixel per CSS pixel: loading.test.ts.
        deviceScaleFactor: 2,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/*", async (waiting) => {
        if (waiting.request().resourceType() === "image") await released;
        await waiting.continue();
      });
      await page.goto(site.address + route, { waitUntil: "domcontentloaded" });
      await page.evaluate(`${layOutLazySections}; document.fonts.ready`);
      const before = await page.evaluate<{ file: string; width: number; height: number }[]>(boxes);
      release();
      await page.evaluate(loadPictures);
      const after = await page.evaluate<typeof before>(boxes);
      const moved = after.filter(({ width, height }, index) => {
        const place = before[index];
        return Math.abs(width - (place?.width ?? 0)) > 4 || Math.abs(height - (place?.height ?? 0)) > 4;
      });
      expect(moved).toEqual([]);
      expect(await findWastefulPictures(page)).toEqual([]);
      await context.close();
    },
  );
});
