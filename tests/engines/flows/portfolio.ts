/** The portfolio's filter, and the viewer of a case study's posts. */
import { expect, test } from "vitest";
import { desktop, phone, type Site } from "../in-engine.ts";
import type { Page } from "../page.ts";
import { expectFocusStays } from "./menus.ts";

/** The number of projects of each category. */
const projects = { All: 8, Website: 7, Logo: 6, "Digital Marketing": 5 };
type Category = keyof typeof projects;

export function portfolio(site: Site): void {
  test.each([phone, desktop])("the filter keeps its state in the address, at %i pixels", async (width) => {
    const page = await site.open("/portfolio", width);
    await expectFiltered(page, "All");
    await choose(page, "Logo");
    await page.expectAddress("/portfolio#logo");
    await expectFiltered(page, "Logo");
    await expect
      .poll(() => page.evaluate("document.querySelector('main [role=status]').textContent"))
      .toMatch(/Logo 6/);
    await choose(page, "Digital Marketing");
    await expectFiltered(page, "Digital Marketing");
    await page.back();
    await expectFiltered(page, "Logo");
    await page.reload();
    await expectFiltered(page, "Logo");

    await page.click("main a h2", "HMW");
    await page.expectAddress("/portfolio/hmw");
    await page.back();
    await expectFiltered(page, "Logo");
  });

  test("the filter works by keyboard, and does not scroll the page", async () => {
    const page = await site.open("/portfolio", desktop);
    await page.tabTo("main nav a", "Website 7");
    const place = await page.evaluate("scrollY");
    await page.press("Enter");
    await expectFiltered(page, "Website");
    expect(await page.evaluate("scrollY")).toBe(place);
    await page.expectFocus("main nav a", "Website 7");
    await page.press("Tab");
    await page.expectFocus("main nav a", "Logo 6");
  });

  test.each([phone, desktop])("a post opens large, with previous and next, at %i pixels", async (width) => {
    const page = await site.open("/portfolio/beatum", width);
    const viewer = "dialog[data-post-viewer]";
    const shown = () => page.evaluate(`document.querySelector("${viewer} img").alt`);
    const posts = await page.evaluate<string[]>(
      `[...document.querySelectorAll("[data-post-gallery] img")].map((image) => image.alt)`,
    );
    await page.click("[data-post-gallery] .carousel__slide:first-child a");
    await page.expectFocus(`${viewer} button`, "Next");
    expect(await shown()).toBe(posts[0]);
    await page.press("Enter");
    await expect.poll(shown).toBe(posts[1]);
    await page.press("ArrowRight");
    await expect.poll(shown).toBe(posts[2]);
    await page.click(`${viewer} button`, "Previous");
    await expect.poll(shown).toBe(posts[1]);
    await expectFocusStays(page, viewer);
    await page.press("Escape");
    await page.expectHidden(viewer);
    await page.expectFocus("[data-post-gallery] .carousel__slide:first-child a");

    await page.click("[data-post-gallery] .carousel__slide:first-child a");
    await page.click(`${viewer} button`, "Close");
    await page.expectHidden(viewer);
    await page.expectAddress("/portfolio/beatum");
  });
}

const choose = (page: Page, category: Category) =>
  page.click("main nav a", `${category} ${projects[category]}`);

/** Waits until exactly the projects of a category are visible, and its link is the current one. */
async function expectFiltered(page: Page, category: Category): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(`[
        [...document.querySelectorAll("[data-categories]")].filter((card) => card.checkVisibility()).length,
        [...document.querySelectorAll("main nav [aria-current=true]")].map((link) => link.innerText.replace(/\\s+/g, " ").trim()).join(),
      ]`),
    )
    .toEqual([projects[category], `${category} ${projects[category]}`]);
}
