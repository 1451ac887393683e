/** Carousels: quotes at every width, social posts on phones; and the viewer of posts. */
import type { Locator, Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { addressOf, content, form, labels, projectsWithPosts } from "../site-content.ts";
import { browse, clientLogo, desktop, findBarriers, hasFocus, isInWindow, phone, tabTo } from "./browser.ts";

const site = browse(inject("site"));

const carousel = (page: Page, name: string) =>
  page
    .getByRole("main")
    .locator("[aria-roledescription=carousel]")
    .filter({ has: page.getByLabel(name) });
const next = (within: Locator) => within.getByRole("button", { name: labels.carousel.next });
const previous = (within: Locator) => within.getByRole("button", { name: labels.carousel.previous });
const slide = (within: Locator, name: string) => within.getByRole("group", { name, exact: true });

const count = content.testimonials.data.testimonials.length;
const nameOf = (quote: number) => `${quote} ${labels.carousel.of} ${count}`;
const marks = content.clients.data.clients.map(({ name }) => name);

/** Whether the button is disabled, at an end of the carousel. It can still have the focus. */
async function isDisabled(button: Locator): Promise<boolean> {
  return (await button.isDisabled()) || (await button.getAttribute("aria-disabled")) === "true";
}

test.each([phone, desktop])("the buttons scroll by one quote, at %i pixels", async (width) => {
  const { page } = await site.open("/", { width, reducedMotion: "reduce" });
  const quotes = carousel(page, content.home.data.testimonials.heading);
  await quotes.scrollIntoViewIfNeeded();
  expect(await isDisabled(previous(quotes))).toBe(true);
  expect(await isDisabled(next(quotes))).toBe(false);
  for (let quote = 2; quote <= count; quote++) {
    await next(quotes).click();
    expect(await isInWindow(page, slide(quotes, nameOf(quote)))).toBe(true);
  }
  await expect.poll(() => isDisabled(next(quotes))).toBe(true);
  for (let quote = count - 1; quote >= 1; quote--) {
    await previous(quotes).click();
    expect(await isInWindow(page, slide(quotes, nameOf(quote)))).toBe(true);
  }
  await expect.poll(() => isDisabled(previous(quotes))).toBe(true);
});

test("the scrolling is smooth where motion is allowed", async () => {
  const { page } = await site.open("/", { reducedMotion: "no-preference" });
  const quotes = carousel(page, content.home.data.testimonials.heading);
  await next(quotes).click();
  await expect.poll(() => isDisabled(previous(quotes))).toBe(false);
  await expect.poll(() => isInWindow(page, slide(quotes, nameOf(2)))).toBe(true);
});

test("quotes scroll by wheel and arrow keys, and never by themselves", async () => {
  const { page } = await site.open("/", { reducedMotion: "reduce", isOwn: true });
  const quotes = carousel(page, content.home.data.testimonials.heading);
  await slide(quotes, nameOf(1)).hover();
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

test.each([phone, desktop])(
  "at %i pixels the first and the last client logo are in view without sideways scrolling",
  async (width) => {
    const { page } = await site.open("/", { width, reducedMotion: "reduce" });
    for (const name of [marks[0], marks.at(-1)]) {
      const logo = clientLogo(page, name);
      await logo.scrollIntoViewIfNeeded();
      expect(await isInWindow(page, logo)).toBe(true);
    }
    expect(await page.evaluate("document.scrollingElement.scrollLeft")).toBe(0);
  },
);

// No case study needs to have posts.
const galleries = projectsWithPosts.slice(0, 1).map(addressOf);
const views = galleries.flatMap((galleryPage) => [phone, desktop].map((width) => ({ galleryPage, width })));
describe.each(views)("social posts at $width pixels", ({ galleryPage, width }) => {
  const gallery = (page: Page) => page.getByRole("region", { name: labels.caseStudy.posts });
  const viewer = (page: Page) => page.getByRole("dialog", { name: labels.caseStudy.posts });
  const shown = (page: Page) => viewer(page).getByRole("img").getAttribute("alt");

  test("a post opens large, with previous and next, and returns the focus", async () => {
    const { page } = await site.open(galleryPage, { width, reducedMotion: "reduce" });
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
    await viewer(page).getByRole("button", { name: form.dialog.close }).click();
    await viewer(page).waitFor({ state: "hidden" });
  });

  test("a post can be opened and closed by keyboard alone", async () => {
    const { page } = await site.open(galleryPage, { width, reducedMotion: "reduce" });
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
    const { page } = await site.open(galleryPage, {
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
