/** The list of sections beside a long text. */
import { expect, inject, test } from "vitest";
import { browse, desktop, phone } from "./browser.ts";

const site = browse(inject("site"));

test("stays in sight on a desktop, and marks the section that is being read", async () => {
  const { page } = await site.open("/terms", { width: desktop });
  const list = page.locator(".contents-list");
  const current = list.locator("[aria-current]");
  expect(await current.count()).toBe(0);
  const headings = await page.locator("main h2").allTextContents();
  expect(await list.getByRole("link").allTextContents()).toEqual(headings);
  for (const index of [headings.length - 1, 1, 2]) {
    await page
      .locator("main h2")
      .nth(index)
      .evaluate((heading: Element) => heading.scrollIntoView());
    await expect.poll(() => current.allTextContents()).toEqual([headings[index]]);
    expect(await list.boundingBox()).toMatchObject({ y: 112 });
  }
  await page.evaluate("scrollTo(0, 0)");
  await expect.poll(() => current.count()).toBe(0);
});

test("marks the section that a visitor chooses", async () => {
  const { page } = await site.open("/terms", { width: desktop });
  const link = page.locator(".contents-list a").nth(3);
  await link.click();
  await expect.poll(() => link.getAttribute("aria-current")).toBe("true");
});

test("is above the text on a phone, and scrolls away with the page", async () => {
  const { page } = await site.open("/terms", { width: phone });
  const bottomOf = async (selector: string) => {
    const { y = 0, height = 0 } = (await page.locator(selector).boundingBox()) ?? {};
    return y + height;
  };
  const { y: top = 0 } = (await page.locator(".prose__text").boundingBox()) ?? {};
  expect(await bottomOf(".contents-list")).toBeLessThanOrEqual(top);
  await page
    .locator("main h2")
    .last()
    .evaluate((heading: Element) => heading.scrollIntoView());
  expect(await bottomOf(".contents-list")).toBeLessThan(0);
});
