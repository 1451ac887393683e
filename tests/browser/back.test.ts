/** Pages that the browser restores from its back/forward cache. */
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { browse } from "./browser.ts";
import { enquiry, fillIn } from "./enquiry.ts";

const site = browse(inject("siteForms"), { backForwardCache: true });

const markPage = (page: Page) => page.evaluate("isRestored = true");

/** Goes back, and checks that the page was restored, not loaded again. */
async function goBack(page: Page): Promise<void> {
  // A restored page has no load event.
  await page.goBack({ waitUntil: "commit" });
  expect(await page.evaluate("globalThis.isRestored")).toBe(true);
}

test("the form can be used again after it was sent", async () => {
  const { page } = await site.open("/contact_us");
  await markPage(page);
  const form = page.getByRole("main").locator("form");
  const send = form.getByRole("button", { name: "Send enquiry" });
  await fillIn(form);
  await send.click();
  await page.waitForURL("**/thankyou");
  await goBack(page);
  expect(await send.getAttribute("aria-disabled")).toBeNull();
  await fillIn(form, { message: "One more thing." });
  await send.click();
  await page.waitForURL("**/thankyou");
  expect(site.receiver.posts.map(({ body }) => new URLSearchParams(body).get("message"))).toEqual([
    enquiry.message.replace("\n", "\r\n"),
    "One more thing.",
  ]);
});

test("the page has the theme that was chosen on another one", async () => {
  const { page } = await site.open("/about", { colorScheme: "light", reducedMotion: "reduce" });
  const background = () => page.evaluate("getComputedStyle(document.body).backgroundColor");
  await markPage(page);
  const day = await background();
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Team" }).click();
  await page.waitForURL("**/our_team");
  await page.getByRole("button", { name: "Switch between day and night" }).click();
  const night = await background();
  expect(night).not.toBe(day);
  await goBack(page);
  expect(await background()).toBe(night);
});

test("the menu is closed", async () => {
  const { page } = await site.open("/about");
  await markPage(page);
  const header = page.getByRole("banner");
  await header.locator("summary, button").filter({ hasText: "Pricing" }).click();
  await header.getByRole("link", { name: "SEO" }).click();
  await page.waitForURL("**/pricing/seo_pricing");
  await goBack(page);
  await header.getByRole("link", { name: "SEO" }).waitFor({ state: "hidden" });
});
