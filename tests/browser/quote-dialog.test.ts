/** "Request A Quote": the enquiry form in a dialog, on every page. */
import type { Page } from "playwright";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { content, labels, form as words } from "../site-content.ts";
import { addressOf, browse, desktop, findBarriers, hasFocus, phone, scrollTop, tabTo } from "./browser.ts";
import { emptyEnquiry, encodedEnquiry, enquiry, fillIn, valuesOf } from "./enquiry.ts";

const site = browse(inject("siteForms"));
beforeEach(() => site.receiver.reset());

const dialog = (page: Page) => page.getByRole("dialog", { name: words.dialog.heading });
const form = (page: Page) => dialog(page).locator("form");
const send = (page: Page) => dialog(page).getByRole("button", { name: words.submit });
const close = (page: Page) => dialog(page).getByRole("button", { name: words.dialog.close });
const menuButton = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: labels.header.openMenu });
const quoteLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: labels.header.requestQuote });

/** The element that gets the focus back when the dialog closes: on phones the link is in the menu. */
const opener = (page: Page, width: number) => (width === phone ? menuButton(page) : quoteLink(page));

async function openDialog(page: Page, width = desktop): Promise<void> {
  if (width === phone) {
    await menuButton(page).click();
    await page
      .getByRole("dialog", { name: labels.header.menu, exact: true })
      .getByRole("link", { name: labels.header.requestQuote })
      .click();
  } else {
    await quoteLink(page).click();
  }
  await dialog(page).waitFor();
}

async function expectClosed(page: Page): Promise<void> {
  await dialog(page).waitFor({ state: "hidden" });
}

describe.each([phone, desktop])("at %i pixels", (width) => {
  test("opens with the focus inside, and closes by button, Escape and a click outside", async () => {
    const { page } = await site.open("/about", { width });
    const ways = [() => close(page).click(), () => page.keyboard.press("Escape")];
    // On a phone the dialog fills the window.
    if (width === desktop) ways.push(() => page.mouse.click(20, 450));
    for (const closeDialog of ways) {
      await openDialog(page, width);
      expect(await hasFocus(dialog(page))).toBe(true);
      await closeDialog();
      await expectClosed(page);
      expect(await hasFocus(opener(page, width))).toBe(true);
    }
    expect(addressOf(page)).toBe("/about");
  });

  test("traps the focus, and the page behind neither scrolls nor shifts", async () => {
    const { page } = await site.open("/about", { width });
    await page.mouse.wheel(0, 700);
    await expect.poll(() => scrollTop(page)).toBe(700);
    const heading = page.getByRole("contentinfo");
    const before = await heading.boundingBox();
    await openDialog(page, width);
    expect(await heading.boundingBox()).toEqual(before);

    const outside = page.locator(":focus:not(dialog, dialog *, body)");
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press("Tab");
      expect(await outside.count()).toBe(0);
    }
    await page.mouse.move(10, 450);
    await page.mouse.wheel(0, 2000);
    await page.mouse.move(width / 2, 450);
    await page.mouse.wheel(0, 4000);
    await page.keyboard.press("Escape");
    await expectClosed(page);
    expect(await scrollTop(page)).toBe(700);
    expect(await heading.boundingBox()).toEqual(before);
  });

  test("has no accessibility violations, with and without errors", async () => {
    const { page } = await site.open("/thankyou", { width, colorScheme: "light", reducedMotion: "reduce" });
    await openDialog(page, width);
    expect(await findBarriers(page)).toEqual([]);
    await send(page).click();
    await form(page).getByRole("alert").waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findBarriers(page, "colours")).toEqual([]);
  });

  test("sends the enquiry, and the visitor is thanked", async () => {
    const { page } = await site.open("/our_team", { width });
    await openDialog(page, width);
    await fillIn(form(page));
    await send(page).click();
    await page.waitForURL("**/thankyou");
    expect(site.receiver.posts.map(({ body }) => body)).toEqual([encodedEnquiry]);
  });
});

test("typed text survives closing and another page, and is deleted on the thank-you page", async () => {
  const { page } = await site.open("/about");
  await openDialog(page);
  await fillIn(form(page));
  await page.keyboard.press("Escape");
  await expectClosed(page);
  await openDialog(page);
  expect(await valuesOf(form(page))).toEqual(enquiry);

  await page.goto(`${site.address}/terms`);
  await openDialog(page);
  expect(await valuesOf(form(page))).toEqual(enquiry);
  await send(page).click();
  await page.waitForURL("**/thankyou");
  await openDialog(page);
  expect(await valuesOf(form(page))).toEqual(emptyEnquiry);
});

test("a text selection that ends outside does not close it", async () => {
  const { page } = await site.open("/about");
  await openDialog(page);
  await fillIn(form(page), { name: enquiry.name });
  const { x = 0, y = 0 } = (await dialog(page).locator("[name=name]").boundingBox()) ?? {};
  await page.mouse.move(x + 50, y + 10);
  await page.mouse.down();
  await page.mouse.move(10, y + 10);
  await page.mouse.up();
  expect(await dialog(page).isVisible()).toBe(true);
});

test("works by keyboard alone", async () => {
  const { page } = await site.open("/privacy_policy");
  await tabTo(page, quoteLink(page));
  await page.keyboard.press("Enter");
  await dialog(page).waitFor();
  await tabTo(page, send(page));
  await page.keyboard.press("Enter");
  await form(page).getByRole("alert").waitFor();
  expect(await page.title()).toContain(words.mistakes.titlePrefix);
  await page.keyboard.press("Escape");
  await expectClosed(page);
  // Errors in a closed dialog do not count.
  await expect.poll(() => page.title()).toBe(content.privacyPolicy.data.title);
  expect(site.receiver.posts).toEqual([]);
});

test("a click with Ctrl opens the contact page in a new tab", async () => {
  const { page } = await site.open("/about");
  const opened = page.context().waitForEvent("page");
  await quoteLink(page).click({ modifiers: ["ControlOrMeta"] });
  const tab = await opened;
  await tab.waitForURL("**/contact_us");
  expect(await dialog(page).isVisible()).toBe(false);
});

test("the two forms of the contact page are independent", async () => {
  const { page } = await site.open("/contact_us");
  await openDialog(page);
  await send(page).click();
  await form(page).getByRole("alert").waitFor();
  await close(page).click();
  await expectClosed(page);
  const ownForm = page.getByRole("main").locator("form");
  expect(await ownForm.getByRole("alert").count()).toBe(0);
  await fillIn(ownForm);
  await ownForm.getByRole("button", { name: words.submit }).click();
  await page.waitForURL("**/thankyou");
  expect(site.receiver.posts.map(({ body }) => body)).toEqual([encodedEnquiry]);
});
