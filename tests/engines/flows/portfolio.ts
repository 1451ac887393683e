/** The portfolio's filter, and the viewer of a case study's posts. */
import { expect, test } from "vitest";
import { addressOf, categories, form, labels, projectsWithPosts } from "../../site-content.ts";
import { desktop, phone, type Site } from "../in-engine.ts";
import type { Page } from "../page.ts";
import { expectFocusStays } from "./menus.ts";

type Category = (typeof categories)[number];
const [all, website, logo, smo] = categories as [Category, Category, Category, Category];
const nameOf = ({ name, projects }: Category) => `${name} ${projects.length}`;

export function portfolio(site: Site): void {
  test.each([phone, desktop])("the filter keeps its state in the address, at %i pixels", async (width) => {
    const page = await site.open("/portfolio", width);
    await expectFiltered(page, all);
    await choose(page, logo);
    await page.expectAddress("/portfolio#logo");
    await expectFiltered(page, logo);
    await expect
      .poll(() => page.evaluate("document.querySelector('main [role=status]').textContent"))
      .toContain(nameOf(logo));
    await choose(page, smo);
    await expectFiltered(page, smo);
    await page.back();
    await expectFiltered(page, logo);
    await page.reload();
    await expectFiltered(page, logo);

    const [project] = logo.projects;
    if (!project) return;
    await page.click("main a h2", project.data.client);
    await page.expectAddress(addressOf(project));
    await page.back();
    await expectFiltered(page, logo);
  });

  test("the filter works by keyboard, and does not scroll the page", async () => {
    const page = await site.open("/portfolio", desktop);
    await page.tabTo("main nav a", nameOf(website));
    const place = await page.evaluate("scrollY");
    await page.press("Enter");
    await expectFiltered(page, website);
    expect(await page.evaluate("scrollY")).toBe(place);
    await page.expectFocus("main nav a", nameOf(website));
    await page.press("Tab");
    await page.expectFocus("main nav a", nameOf(logo));
  });

  // No case study needs to have posts.
  const galleries = projectsWithPosts.slice(0, 1).map(addressOf);
  const views = galleries.flatMap((gallery) => [phone, desktop].map((width) => ({ gallery, width })));
  test.each(views)(
    "a post opens large, with previous and next, at $width pixels",
    async ({ gallery, width }) => {
      const page = await site.open(gallery, width);
      const viewer = "dialog[data-post-viewer]";
      const shown = () => page.evaluate(`document.querySelector("${viewer} img").alt`);
      const posts = await page.evaluate<string[]>(
        `[...document.querySelectorAll("[data-post-gallery] img")].map((image) => image.alt)`,
      );
      await page.click("[data-post-gallery] .carousel__slide:first-child a");
      await page.expectFocus(`${viewer} button`, labels.carousel.next);
      expect(await shown()).toBe(posts[0]);
      await page.press("Enter");
      await expect.poll(shown).toBe(posts[1]);
      await page.press("ArrowRight");
      await expect.poll(shown).toBe(posts[2]);
      await page.click(`${viewer} button`, labels.carousel.previous);
      await expect.poll(shown).toBe(posts[1]);
      await expectFocusStays(page, viewer);
      await page.press("Escape");
      await page.expectHidden(viewer);
      await page.expectFocus("[data-post-gallery] .carousel__slide:first-child a");

      await page.click("[data-post-gallery] .carousel__slide:first-child a");
      await page.click(`${viewer} button`, form.dialog.close);
      await page.expectHidden(viewer);
      await page.expectAddress(gallery);
    },
  );
}

const choose = (page: Page, category: Category) => page.click("main nav a", nameOf(category));

/** Waits until exactly the projects of a category are visible, and its link is the current one. */
async function expectFiltered(page: Page, category: Category): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(`[
        [...document.querySelectorAll("[data-categories]")].filter((card) => card.checkVisibility()).length,
        [...document.querySelectorAll("main nav [aria-current=true]")].map((link) => link.innerText.replace(/\\s+/g, " ").trim()).join(),
      ]`),
    )
    .toEqual([category.projects.length, nameOf(category)]);
}
