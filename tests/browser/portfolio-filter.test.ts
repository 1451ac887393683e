/** The portfolio's filter, whose state is the fragment of the address. */
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { addressOf, browse, desktop, findBarriers, hasFocus, phone, scrollTop, tabTo } from "./browser.ts";

const site = browse(inject("site"));

const projects = {
  All: [
    "Beatum IT Solutions",
    "Cyberace",
    "GS JCB",
    "HMW",
    "Junk Wizard",
    "Lucky CNG Centre",
    "My Techvisor",
    "Sosoulicious",
  ],
  Website: [
    "Beatum IT Solutions",
    "Cyberace",
    "GS JCB",
    "Junk Wizard",
    "Lucky CNG Centre",
    "My Techvisor",
    "Sosoulicious",
  ],
  Logo: ["GS JCB", "HMW", "Junk Wizard", "Lucky CNG Centre", "My Techvisor", "Sosoulicious"],
  "Digital Marketing": [
    "Beatum IT Solutions",
    "Cyberace",
    "Lucky CNG Centre",
    "My Techvisor",
    "Sosoulicious",
  ],
};
type Category = keyof typeof projects;

const hashes = { All: "#all", Website: "#website", Logo: "#logo", "Digital Marketing": "#digital-marketing" };
const choice = (page: Page, category: Category) =>
  page.getByRole("main").getByRole("link", { name: `${category} ${projects[category].length}`, exact: true });

/** Names of the visible projects, in alphabetical order. */
async function shown(page: Page): Promise<string[]> {
  const headings = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  return headings.filter((name) => projects.All.includes(name)).sort();
}

async function expectShown(page: Page, category: Category): Promise<void> {
  await expect.poll(() => shown(page)).toEqual(projects[category]);
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
    await expectShown(page, "All");
    expect(addressOf(page)).toBe("/portfolio");
    for (const category of ["Logo", "Website", "Digital Marketing", "All"] as const) {
      await choice(page, category).click();
      await expectShown(page, category);
      expect(addressOf(page)).toBe(`/portfolio${hashes[category]}`);
      const status = await page.getByRole("main").getByRole("status").textContent();
      expect(status).toContain(category);
      expect(status).toContain(String(projects[category].length));
    }
  });
});

test("Back, Forward, a reload and a shared link restore the choice", async () => {
  const { page } = await site.open("/portfolio#logo");
  await expectShown(page, "Logo");
  await choice(page, "Website").click();
  await expectShown(page, "Website");
  await choice(page, "Digital Marketing").click();
  await expectShown(page, "Digital Marketing");
  await page.goBack();
  await expectShown(page, "Website");
  await page.goBack();
  await expectShown(page, "Logo");
  await page.goForward();
  await expectShown(page, "Website");
  await page.reload();
  await expectShown(page, "Website");
});

test("Back from a case study returns to the choice", async () => {
  const { page } = await site.open("/portfolio");
  await choice(page, "Logo").click();
  await expectShown(page, "Logo");
  await page.getByRole("link", { name: "HMW" }).click();
  await page.waitForURL("**/portfolio/hmw");
  await page.goBack();
  await expectShown(page, "Logo");
});

test.each([
  [0, "reduce"],
  [0, "no-preference"],
  [200, "no-preference"],
] as const)("the page does not scroll from %i pixels, motion: %s", async (place, reducedMotion) => {
  const { page } = await site.open("/portfolio", { reducedMotion });
  await page.mouse.wheel(0, place);
  await expect.poll(() => scrollTop(page)).toBe(place);
  await page.evaluate(`places = []; addEventListener("scroll", () => places.push(scrollY))`);
  await choice(page, "Logo").click();
  await expectShown(page, "Logo");
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  const places = await page.evaluate<number[]>("[...places, scrollY]");
  expect(new Set(places)).toEqual(new Set([place]));
});

test("works by keyboard alone, and keeps the focus", async () => {
  const { page } = await site.open("/portfolio");
  await tabTo(page, choice(page, "Logo"));
  await page.keyboard.press("Enter");
  await expectShown(page, "Logo");
  expect(await hasFocus(choice(page, "Logo"))).toBe(true);
  await page.keyboard.press("Tab");
  expect(await hasFocus(choice(page, "Digital Marketing"))).toBe(true);
});

test.each([phone, desktop])("a choice has no accessibility violations at %i pixels", async (width) => {
  const { page } = await site.open("/portfolio#digital-marketing", {
    width,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await expectShown(page, "Digital Marketing");
  expect(await findBarriers(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findBarriers(page, "colours")).toEqual([]);
});
