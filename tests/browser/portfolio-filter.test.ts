/** The portfolio's filter, whose state is the fragment of the address. */
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { categories, addressOf as pageOf, projects } from "../site-content.ts";
import { addressOf, browse, desktop, findBarriers, hasFocus, phone, scrollTop, tabTo } from "./browser.ts";

const site = browse(inject("site"));

const names = (list: typeof projects) => list.map(({ data }) => data.client).sort();
const [all, website, logo, smo] = categories as [Category, Category, Category, Category];
type Category = (typeof categories)[number];

const choice = (page: Page, { name, projects }: Category) =>
  page.getByRole("main").getByRole("link", { name: `${name} ${projects.length}`, exact: true });

/** Names of the visible projects, in alphabetical order. */
async function shown(page: Page): Promise<string[]> {
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  return headings.filter((name) => names(projects).includes(name)).sort();
}

async function expectShown(page: Page, category: Category): Promise<void> {
  await expect.poll(() => shown(page)).toEqual(names(category.projects));
  expect(await choice(page, category).getAttribute("aria-current")).toBe("true");
  const current = page.getByRole("main").locator("nav a[aria-current=true]");
  expect(await current.count()).toBe(1);
}

describe.each([
  [phone, "no-preference"],
  [desktop, "no-preference"],
  [desktop, "reduce"],
] as const)("at %i pixels, motion: %s", (width, reducedMotion) => {
  test("each choice shows its projects, is in the address, and is announced", async () => {
    const { page } = await site.open("/portfolio", { width, reducedMotion });
    await expectShown(page, all);
    expect(addressOf(page)).toBe("/portfolio");
    for (const category of [logo, website, smo, all]) {
      await choice(page, category).click();
      await expectShown(page, category);
      expect(addressOf(page)).toBe(`/portfolio${category.hash}`);
      const status = await page.getByRole("main").getByRole("status").textContent();
      expect(status).toContain(category.name);
      expect(status).toContain(String(category.projects.length));
    }
  });
});

test("Back, Forward, a reload and a shared link restore the choice", async () => {
  const { page } = await site.open("/portfolio#logo");
  await expectShown(page, logo);
  await choice(page, website).click();
  await expectShown(page, website);
  await choice(page, smo).click();
  await expectShown(page, smo);
  await page.goBack();
  await expectShown(page, website);
  await page.goBack();
  await expectShown(page, logo);
  await page.goForward();
  await expectShown(page, website);
  await page.reload();
  await expectShown(page, website);
});

test("Back from a case study returns to the choice", async () => {
  const { page } = await site.open("/portfolio");
  const [category = all] = categories.filter((one) => one.projects.length > 0).toReversed();
  const [project] = category.projects as typeof projects;
  await choice(page, category).click();
  await expectShown(page, category);
  await page.locator(`.project-card[href="${pageOf(project as (typeof projects)[number])}"]`).click();
  await page.waitForURL(`**${pageOf(project as (typeof projects)[number])}`);
  await page.goBack();
  await expectShown(page, category);
});

test.each([
  [0, "reduce"],
  [0, "no-preference"],
  [100, "no-preference"],
] as const)("the page does not scroll from %i pixels, motion: %s", async (place, reducedMotion) => {
  const { page } = await site.open("/portfolio", { reducedMotion });
  await page.mouse.wheel(0, place);
  await expect.poll(() => scrollTop(page)).toBe(place);
  await page.evaluate(`places = []; addEventListener("scroll", () => places.push(scrollY))`);
  await choice(page, logo).click();
  await expectShown(page, logo);
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  const places = await page.evaluate<number[]>("[...places, scrollY]");
  expect(new Set(places)).toEqual(new Set([place]));
});

test("works by keyboard alone, and keeps the focus", async () => {
  const { page } = await site.open("/portfolio");
  await tabTo(page, choice(page, logo));
  await page.keyboard.press("Enter");
  await expectShown(page, logo);
  expect(await hasFocus(choice(page, logo))).toBe(true);
  await page.keyboard.press("Tab");
  expect(await hasFocus(choice(page, smo))).toBe(true);
});

test.each([phone, desktop])("a choice has no accessibility violations at %i pixels", async (width) => {
  const { page } = await site.open("/portfolio#digital-marketing", {
    width,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await expectShown(page, smo);
  expect(await findBarriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findBarriers(page, "colours")).toEqual([]);
});
