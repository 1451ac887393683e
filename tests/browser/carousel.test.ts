/** Carousels: quotes at every width, client logos and social posts on phones; and the viewer of posts. */
import type { Locator, Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { browse, desktop, findBarriers, hasFocus, isInWindow, phone, tabTo } from "./browser.ts";

const site = browse(inject("site"));

const carousel = (page: Page, name: string) =>
  page
    .getByRole("main")
    .locator("[aria-roledescription=carousel]")
    .filter({ has: page.getByLabel(name) });
const next = (within: Locator) => within.getByRole("button", { name: "Next" });
const previous = (within: Locator) => within.getByRole("button", { name: "Previous" });
const slide = (within: Locator, name: string) => within.getByRole("group", { name, exact: true });

/** Whether the button is disabled, at an end of the carousel. It can still have the focus. */
async function isDisabled(button: Locator): Promise<boolean> {
  return (await button.isDisabled()) || (await button.getAttribute("aria-disabled")) === "true";
}

test.each([phone, desktop])("the buttons scroll by one quote, at %i pixels", async (width) => {
  const { page } = await site.open("/", { width, reducedMotion: "reduce" });
  const quotes = carousel(page, "Said about us");
  await quotes.scrollIntoViewIfNeeded();
  expect(await isDisabled(previous(quotes))).toBe(true);
  expect(await isDisabled(next(quotes))).toBe(false);
  for (const name of ["2 of 3", "3 of 3"]) {
    await next(quotes).click();
    expect(await isInWindow(page, slide(quotes, name))).toBe(true);
  }
  await expect.poll(() => isDisabled(next(quotes))).toBe(true);
  for (const name of ["2 of 3", "1 of 3"]) {
    await previous(quotes).click();
    expect(await isInWindow(page, slide(quotes, name))).toBe(true);
  }
  await expect.poll(() => isDisabled(previous(quotes))).toBe(true);
});

test("the scrolling is smooth where motion is allowed", async () => {
  const { page } = await site.open("/", { reducedMotion: "no-preference" });
  const quotes = carousel(page, "Said about us");
  await next(quotes).click();
  await expect.poll(() => isDisabled(previous(quotes))).toBe(false);
  await expect.poll(() => isInWindow(page, slide(quotes, "2 of 3"))).toBe(true);
});

test("quotes scroll by wheel and arrow keys, and never by themselves", async () => {
  const { page } = await site.open("/", { reducedMotion: "reduce", isOwn: true });
  const quotes = carousel(page, "Said about us");
  await slide(quotes, "1 of 3").hover();
  await page.mouse.wheel(900, 0);
  await expect.poll(() => isDisabled(previous(quotes))).toBe(false);
  await page.mouse.wheel(-3000, 0);
  await expect.poll(() => isDisabled(previous(quotes))).toBe(true);

  const strip = quotes.locator("[tabindex='0']");
  await strip.focus();
  for (let press = 0; press < 40 && (await isDisabled(previous(quotes))); press++)
    await page.keyboard.press("ArrowRight");
  expect(await isDisabled(previous(quotes))).toBe(false);

  await page.clock.install();
  await page.reload();
  await page.clock.runFor(60_000);
  expect(await isDisabled(previous(quotes))).toBe(true);
});

test("client logos are a carousel on phones only", async () => {
  const { page } = await site.open("/", { width: phone, reducedMotion: "reduce" });
  const last = page.getByRole("img", { name: "Client 31" });
  const marks = page.getByRole("main").locator("[aria-roledescription=carousel]").filter({ has: last });
  await marks.scrollIntoViewIfNeeded();
  expect(await isInWindow(page, last)).toBe(false);
  for (let click = 0; click < 5 && !(await isDisabled(next(marks))); click++) {
    await next(marks).click();
    await expect.poll(() => isDisabled(previous(marks))).toBe(false);
  }
  expect(await isInWindow(page, last)).toBe(true);

  await page.setViewportSize({ width: desktop, height: 900 });
  await next(marks).waitFor({ state: "hidden" });
  for (const name of ["Client 09", "Client 31"]) {
    const mark = page.getByRole("img", { name });
    await mark.scrollIntoViewIfNeeded();
    expect(await isInWindow(page, mark)).toBe(true);
  }
});

describe.each([phone, desktop])("social posts at %i pixels", (width) => {
  const gallery = (page: Page) => page.getByRole("region", { name: "Social Media Posts" });
  const viewer = (page: Page) => page.getByRole("dialog", { name: "Social Media Posts" });
  const shown = (page: Page) => viewer(page).getByRole("img").getAttribute("alt");

  test("a post opens large, with previous and next, and returns the focus", async () => {
    const { page } = await site.open("/portfolio/sosoulicious", { width, reducedMotion: "reduce" });
    const posts = gallery(page).getByRole("link");
    const alts = await gallery(page)
      .getByRole("link")
      .locator("img")
      .evaluateAll((images) => images.map((image) => (image as unknown as { alt: string }).alt));
    expect(alts.length).toBeGreaterThanOrEqual(4);

    await posts.nth(1).click();
    await viewer(page).waitFor();
    expect(await hasFocus(viewer(page))).toBe(true);
    expect(await shown(page)).toBe(alts[1]);
    await next(viewer(page)).click();
    expect(await shown(page)).toBe(alts[2]);
    await previous(viewer(page)).click();
    await previous(viewer(page)).click();
    expect(await shown(page)).toBe(alts[0]);
    expect(await isInWindow(page, viewer(page).getByRole("img"))).toBe(true);

    await page.keyboard.press("Escape");
    await viewer(page).waitFor({ state: "hidden" });
    expect(await hasFocus(posts.nth(1))).toBe(true);
    await posts.nth(2).click();
    await viewer(page).getByRole("button", { name: "Close" }).click();
    await viewer(page).waitFor({ state: "hidden" });
  });

  test("a post can be opened and closed by keyboard alone", async () => {
    const { page } = await site.open("/portfolio/cyberace", { width, reducedMotion: "reduce" });
    await tabTo(page, gallery(page).getByRole("link").first());
    await page.keyboard.press("Enter");
    await viewer(page).waitFor();
    const first = await shown(page);
    await tabTo(page, next(viewer(page)));
    await page.keyboard.press("Enter");
    await expect.poll(() => shown(page)).not.toBe(first);
    await page.keyboard.press("Escape");
    await viewer(page).waitFor({ state: "hidden" });
    expect(await hasFocus(gallery(page))).toBe(true);
  });

  test("the viewer has no accessibility violations", async () => {
    const { page } = await site.open("/portfolio/mytechvisor", {
      width,
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    await gallery(page).getByRole("link").first().click();
    await viewer(page).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findBarriers(page, "colours")).toEqual([]);
  });
});
