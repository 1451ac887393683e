/** The list of sections of a long text. */
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { browse, desktop, phone } from "./browser.ts";

const site = browse(inject("site"));

/**
 * Runs in the page: forms the group of the list's targets anew. Chromium 150 forms it before the sections are parsed, in
 * most visits, and then marks nothing; later versions do not need this.
 */
const formGroup = `{
  const { style } = document.querySelector(".contents-list ol");
  style.scrollTargetGroup = "none";
  document.body.offsetTop;
  style.scrollTargetGroup = "";
}`;

/** Scrolls to a heading, counted from 0 or from the end. */
const scrollTo = (page: Page, index: number) =>
  page.evaluate(`[...document.querySelectorAll("main h2")].at(${index}).scrollIntoView()`);

test("stays in sight on a desktop, and marks the section that is being read", async () => {
  const { page } = await site.open("/terms", { width: desktop });
  await page.evaluate(formGroup);
  const list = page.locator(".contents-list");
  const headings = await page.locator("main h2").allTextContents();
  expect(await list.getByRole("link").allTextContents()).toEqual(headings);
  // The last one is lower than the others can scroll.
  const indexes = [...headings.keys()].slice(0, -2).reverse();
  expect(indexes).not.toEqual([]);
  for (const index of indexes) {
    await scrollTo(page, index);
    // Of sections side by side, browsers choose the last one.
    const chosen =
      await page.evaluate(`[...document.querySelectorAll("main h2")].findLastIndex((heading, _, all) =>
      heading.getBoundingClientRect().top === all[${index}].getBoundingClientRect().top)`);
    const current = () => list.locator(":target-current").allTextContents();
    await expect.poll(current).toEqual([headings.at(chosen as number)]);
    const header = await page.locator(".header").boundingBox();
    expect(await list.boundingBox()).toMatchObject({ y: header?.height });
  }
});

test("is above the text on a phone, and a line of numbers stays in sight", async () => {
  const { page } = await site.open("/terms", { width: phone });
  const list = page.locator(".contents-list");
  const bottomOf = async (selector: string) => {
    const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return y + height;
  };
  const { y: top = 0 } = (await page.locator(".policy-section").first().boundingBox()) ?? {};
  expect(await bottomOf(".contents-list")).toBeLessThanOrEqual(top);
  await list.getByRole("link").nth(-2).click();
  const headerBottom = await bottomOf(".header");
  await expect.poll(async () => (await list.boundingBox())?.y).toBe(headerBottom);
  const headingTop = async () => (await page.locator("main h2").nth(-2).boundingBox())?.y ?? 0;
  await expect.poll(headingTop).toBeGreaterThanOrEqual(await bottomOf(".contents-list"));
  expect(await headingTop()).toBeLessThan((await bottomOf(".contents-list")) + 40);
});

test.each([phone, 320])(
  "the name of the current section is on one line at %i px, and covers no text",
  async (width) => {
    const { page } = await site.open("/terms", { width });
    await page.evaluate(formGroup);
    const list = page.locator(".contents-list");
    const current = list.locator(":target-current");
    let named = 0;
    for (const index of (await page.locator("main h2").all()).keys()) {
      await scrollTo(page, index);
      if ((await current.count()) === 0) continue;
      named++;
      const inside = await page.evaluate(`{
        const words = document.createRange();
        words.selectNodeContents(document.querySelector(".contents-list :target-current"));
        const { left, right, bottom } = words.getBoundingClientRect();
        const bar = document.querySelector(".contents-list").getBoundingClientRect();
        ({
          lines: new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size,
          isWhole: left >= 0 && right <= innerWidth && bottom <= bar.bottom,
        });
      }`);
      expect([index, inside]).toEqual([index, { lines: 1, isWhole: true }]);
    }
    expect(named).toBeGreaterThan(1);
  },
);
