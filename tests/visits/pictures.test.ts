/** The width of each photograph compared to its slot, on screens with two pixels per CSS pixel. */
import { describe, expect, test } from "vitest";
import { addressesOfEachLayout } from "../site-content.ts";
import { findWastefulPictures, openPage } from "./measure-visit.ts";
import { serveSite } from "./serve-site.ts";

const site = serveSite();

describe.each(addressesOfEachLayout)("%s", (route) => {
  // Screens with one pixel per CSS pixel: loading.test.ts.
  test.each([390, 1440])("loads no photograph much larger than its slot at %i px", async (width) => {
    const context = await site.browser.newContext({ viewport: { width, height: 900 }, deviceScaleFactor: 2 });
    const { page } = await openPage(context, site.address + route);
    expect(await findWastefulPictures(page)).toEqual([]);
    await context.close();
  });
});
