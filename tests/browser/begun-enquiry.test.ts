/** Buttons that carry their service or plan into the enquiry form. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../mini-site.ts";
import { browse } from "./browser.ts";

const site = browse(inject("site"));
const still = { reducedMotion: "reduce" } as const;

const form = (page: Page) => page.getByRole("main").locator("form");
const need = (page: Page) => form(page).locator("[name=need]");
const message = (page: Page) => form(page).locator("[name=message]");

test.each([
  ["/our_services/web_development", "Get Quote", "Web Design", "web development"],
  ["/our_services/web_development", "Hire Now", "Web Design", "web development"],
  ["/our_services/digital_marketing", "Inquire Now", "Other", "digital marketing"],
  ["/pricing/logo_pricing", "Choose Advance", "Graphic Design", "Advance logo plan"],
  ["/pricing/seo_pricing", "Choose Ultimate", "Other", "Ultimate SEO plan"],
])("on %s, %s chooses %s and begins the message", async (route, button, service, words) => {
  const { page } = await site.open(route, still);
  await page.getByRole("main").getByRole("link", { name: button }).first().click();
  await page.waitForURL("**/contact_us?*");
  await expect.poll(() => need(page).inputValue()).toBe(service);
  expect(await message(page).inputValue()).toContain(words);
});

test("what the visitor has typed stays, and the service is the one just chosen", async () => {
  const { page } = await site.open("/contact_us", still);
  await need(page).selectOption("Other");
  await message(page).fill("A sign for my shop.");
  await page.goto(`${site.address}/pricing/logo_pricing`);
  await page.getByRole("link", { name: "Choose Personal" }).click();
  await expect.poll(() => need(page).inputValue()).toBe("Graphic Design");
  expect(await message(page).inputValue()).toBe("A sign for my shop.");
});

test("without scripts the buttons lead to the empty form", async () => {
  const { page } = await site.open("/pricing/logo_pricing", { ...still, javaScriptEnabled: false });
  await page.getByRole("link", { name: "Choose Advance" }).click();
  await page.waitForURL("**/contact_us?*");
  expect(await need(page).inputValue()).toBe("");
});

test("every begun enquiry chooses an option of the form", async () => {
  const file = readFileSync(path.join(projectRoot, "content/enquiry-form.yaml"), "utf8");
  const { fields } = parse(file) as { fields: { name: string; options?: string[] }[] };
  const options = fields.find(({ name }) => name === "need")?.options ?? [];
  const routes = ["web_development", "graphic_designing", "digital_marketing", "app_development"];
  for (const route of [...routes.map((name) => `/our_services/${name}`), "/pricing/seo_pricing"]) {
    const { page } = await site.open(route, still);
    const needs = await page.evaluate<string[]>(
      `[...document.querySelectorAll("main a[href*='need=']")].map((link) => new URL(link.href).searchParams.get("need"))`,
    );
    expect(needs.length).toBeGreaterThan(1);
    for (const each of needs) expect(options).toContain(each);
  }
});
