/** Pages that the browser had kept in its memory, as they are when the visitor comes back to them. */
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { browse } from "./browser.ts";
import { enquiry, fillIn } from "./enquiry.ts";

const site = browse(inject("siteForms"), { backForwardCache: true });

const markPage = (page: Page) => page.evaluate("isThePageThatWasLeft = true");

/** Goes back, and makes sure that it is to the very page that was left. */
async function goBack(page: Page): Promise<void> {
  // There is no second load event to wait for.
  await page.goBack({ waitUntil: "commit" });
  expect(await page.evaluate("globalThis.isThePageThatWasLeft")).toBe(true);
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

test("the page has the theme that was chosen on a later one", async () => {
  const { page } = await site.open("/about", { colorScheme: "light", reducedMotion: "reduce" });
  const ground = () => page.evaluate("getComputedStyle(document.body).backgroundColor");
  await markPage(page);
  const day = await ground();
  await page.getByRole("contentinfo").getByRole("link", { name: "Our Team" }).click();
  await page.waitForURL("**/our_team");
  await page.getByRole("button", { name: "Switch between day and night" }).click();
  const night = await ground();
  expect(night).not.toBe(day);
  await goBack(page);
  expect(await ground()).toBe(night);
});

test("a menu that led away is closed", async () => {
  const { page } = await site.open("/about");
  await markPage(page);
  const header = page.getByRole("banner");
  await header.locator("summary, button").filter({ hasText: "Pricing" }).click();
  await header.getByRole("link", { name: "SEO" }).click();
  await page.waitForURL("**/pricing/seo_pricing");
  await goBack(page);
  await header.getByRole("link", { name: "SEO" }).waitFor({ state: "hidden" });
});
