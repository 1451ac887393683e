/** Pages that the browser restores from its back/forward cache. */
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { addressOf, content, labels, menuName, form as words } from "../site-content.ts";
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
  const send = form.getByRole("button", { name: words.submit });
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
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: menuName(content.ourTeam), exact: true })
    .click();
  await page.waitForURL("**/our_team");
  await page.getByRole("button", { name: labels.header.theme }).click();
  const night = await background();
  expect(night).not.toBe(day);
  await goBack(page);
  expect(await background()).toBe(night);
});

test("the menu is closed", async () => {
  const { page } = await site.open("/about");
  await markPage(page);
  const header = page.getByRole("banner");
  await header.locator("summary, button").filter({ hasText: labels.header.pricing }).click();
  await header.getByRole("link", { name: menuName(content.seoPricing), exact: true }).click();
  await page.waitForURL(`**${addressOf(content.seoPricing)}`);
  await goBack(page);
  await header
    .getByRole("link", { name: menuName(content.seoPricing), exact: true })
    .waitFor({ state: "hidden" });
});
