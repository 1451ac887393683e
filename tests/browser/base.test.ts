/** The site built for https://host.example/sub, and served there. */
import { expect, inject, test } from "vitest";
import {
  addressesOfEachKind,
  addressOf,
  categories,
  content,
  labels,
  menuName,
  projects,
} from "../site-content.ts";
import { browse, findBrokenPictures } from "./browser.ts";

const site = browse(inject("siteSub"), { basePath: "/sub" });

test("a page of each kind loads with all its files", async () => {
  const { page, errors } = await site.open("/");
  for (const route of [...addressesOfEachKind, "/404"]) {
    const response = await page.goto(site.address + route);
    expect(response?.status(), route).toBe(200);
    expect(await findBrokenPictures(page), route).toEqual([]);
    expect(errors, route).toEqual([]);
  }
});

test("links, style sheet and script work", async () => {
  const { page } = await site.open("/portfolio");
  const choice = categories.find((one) => one.projects.length < projects.length) ?? categories[0];
  await page.getByRole("main").locator(`nav a[href="${choice?.hash}"]`).click();
  await expect
    .poll(() => page.locator("[data-categories]").filter({ visible: true }).count())
    .toBe(choice?.projects.length);
  await page.getByRole("banner").getByRole("link", { name: labels.header.requestQuote }).click();
  await page.getByRole("dialog", { name: content.enquiryForm.data.dialog.heading }).waitFor();
  await page.keyboard.press("Escape");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: menuName(content.ourTeam), exact: true })
    .click();
  await page.waitForURL(`${site.address}${addressOf(content.ourTeam)}`);
});
