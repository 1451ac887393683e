/** Links between pages, and unknown addresses. */
import { expect, inject, test } from "vitest";
import { content, menuName } from "../site-content.ts";
import { browse, scrollTop } from "./browser.ts";

const site = browse(inject("site"));

test("a link leads to the top of the next page, and Back restores the scroll position", async () => {
  const { page } = await site.open("/about", { reducedMotion: "reduce" });
  // Well above the end of the page, whose position may change when a font is loaded late.
  await page.evaluate("scrollTo(0, 800)");
  const place = await scrollTop(page);
  expect(place).toBe(800);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: menuName(content.ourTeam), exact: true })
    .dispatchEvent("click");
  await page.waitForURL("**/our_team");
  expect(await scrollTop(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(place);
});

test("an unknown address answers 404, with a link home", async () => {
  const { page, errors } = await site.open("/no_such_page");
  expect(errors.splice(0)).toEqual([
    `status 404: ${site.address}/no_such_page`,
    expect.stringContaining("404 (Not Found)"),
  ]);
  await page.getByRole("main").locator('a[href="/"]').first().click();
  await page.waitForURL(`${site.address}/`);
});
