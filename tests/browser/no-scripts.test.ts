/** The site with scripts disabled, not loaded, or failing: all text, links and forms work. */
import type { Page } from "playwright";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { addressOf, browse, desktop, hasFocus, isInWindow, phone } from "./browser.ts";
import { encodedEnquiry, enquiry, fieldsOf, fillIn } from "./enquiry.ts";

const site = browse(inject("siteForms"));
beforeEach(() => site.receiver.reset());

const off = { javaScriptEnabled: false };
const formOf = (page: Page) => page.getByRole("main").locator("form");
const send = (page: Page) => formOf(page).getByRole("button", { name: "Send enquiry" });
const quoteLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Request A Quote" });
const projectLink = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });

describe("without scripts", () => {
  test("Request A Quote links to the contact page", async () => {
    const { page } = await site.open("/about", off);
    await quoteLink(page).click();
    await page.waitForURL("**/contact_us");
  });

  test("the browser does not submit an incomplete enquiry, and submits a complete one", async () => {
    const { page } = await site.open("/contact_us", off);
    await send(page).click();
    expect(await hasFocus(fieldsOf(formOf(page)).name)).toBe(true);
    await fillIn(formOf(page), { ...enquiry, email: "zoe@host" });
    await send(page).click();
    expect(await hasFocus(fieldsOf(formOf(page)).email)).toBe(true);
    await fillIn(formOf(page), { email: enquiry.email, name: "   " });
    await send(page).click();
    expect(await hasFocus(fieldsOf(formOf(page)).name)).toBe(true);
    expect(site.receiver.posts).toEqual([]);

    await fillIn(formOf(page));
    await send(page).click();
    await page.waitForURL("**/thankyou");
    expect(site.receiver.posts.map(({ body }) => body)).toEqual([encodedEnquiry]);
  });

  test("submenus open, by mouse and by keyboard", async () => {
    const { page } = await site.open("/terms", off);
    const header = page.getByRole("banner");
    await header.locator("summary, button").filter({ hasText: "About us" }).click();
    await header.getByRole("link", { name: "Why Us" }).waitFor();
    await header.locator("summary, button").filter({ hasText: "Our Services" }).focus();
    await page.keyboard.press("Enter");
    await header.getByRole("link", { name: "App development" }).click();
    await page.waitForURL("**/our_services/app_development");
  });

  test("the menu on phones opens and closes", async () => {
    const { page } = await site.open("/terms", { ...off, width: phone });
    const menu = page.locator("dialog").filter({ hasText: "About Company" });
    const opener = page.getByRole("banner").getByRole("button", { name: "Open the menu" });
    await opener.click();
    await menu.getByRole("button", { name: "Close the menu" }).click();
    await menu.waitFor({ state: "hidden" });
    await opener.click();
    await menu.locator("summary, button").filter({ hasText: "Our Services" }).click();
    await menu.getByRole("link", { name: "App development" }).waitFor();
    await menu.getByRole("link", { name: "Request A Quote" }).click();
    await page.waitForURL("**/contact_us");
  });

  test.each([phone, desktop])("the portfolio can be filtered at %i pixels", async (width) => {
    const { page } = await site.open("/portfolio", { ...off, width });
    await projectLink(page, "Cyberace").waitFor();
    await page.getByRole("link", { name: "Logo 6" }).click();
    expect(addressOf(page)).toBe("/portfolio#logo");
    await projectLink(page, "Cyberace").waitFor({ state: "hidden" });
    await projectLink(page, "HMW").waitFor();
    await page.goBack();
    await projectLink(page, "Cyberace").waitFor();
    await page.goto(`${site.address}/portfolio#digital-marketing`);
    await projectLink(page, "HMW").waitFor({ state: "hidden" });
    await page.getByRole("link", { name: "All 8" }).click();
    await projectLink(page, "HMW").waitFor();
  });

  test("no control that needs a script is shown", async () => {
    const { page } = await site.open("/", off);
    const buttons = page.locator("button").filter({ visible: true });
    const useful = buttons.and(page.getByRole("button", { name: /^(Send enquiry|Open the menu)$/ }));
    for (const route of ["/", "/portfolio/beatum", "/contact_us"]) {
      await page.goto(site.address + route);
      for (const width of [phone, desktop]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await buttons.count(), `${route} at ${width}`).toBe(await useful.count());
      }
    }
  });

  test("quotes, client marks and social posts can all be reached on a phone", async () => {
    const { page } = await site.open("/", { ...off, width: phone });
    for (const quote of await page.getByRole("main").locator("blockquote").all()) {
      await quote.scrollIntoViewIfNeeded();
      expect(await isInWindow(page, quote)).toBe(true);
    }
    const lastMark = page.getByRole("img", { name: "Client 31" });
    await lastMark.scrollIntoViewIfNeeded();
    expect(await isInWindow(page, lastMark)).toBe(true);

    await page.goto(`${site.address}/portfolio/beatum`);
    const section = page.getByRole("region", { name: "Social Media Posts" });
    const posts = await section.getByRole("link").all();
    expect(posts.length).toBeGreaterThanOrEqual(4);
    for (const post of posts) {
      await post.scrollIntoViewIfNeeded();
      expect(await isInWindow(page, post)).toBe(true);
    }
    await posts[0]?.click();
    await page.waitForURL("**/assets/**");
  });
});

describe("when the script is not loaded", () => {
  test("everything works as without scripts", async () => {
    const { page, errors } = await site.open("/about");
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.reload();
    expect(errors.splice(0)).toEqual(expect.arrayContaining([expect.stringMatching(/^failed: .*\.js/)]));
    await quoteLink(page).click();
    await page.waitForURL("**/contact_us");
    errors.splice(0);
    await fillIn(formOf(page));
    await send(page).click();
    await page.waitForURL("**/thankyou");
    expect(site.receiver.posts.map(({ body }) => body)).toEqual([encodedEnquiry]);
    errors.splice(0);
  });
});

describe("when one part of the script fails at the start", () => {
  test("the error is logged, and the other features work", async () => {
    const { page, errors } = await site.open("/about");
    // The script of the form fails without its button.
    await page.route("**/contact_us", async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll("data-mistakes", "data-nothing");
      await route.fulfill({ response, body: html });
    });
    await page.goto(`${site.address}/contact_us`);
    expect(errors.splice(0)).toEqual([expect.stringMatching(/^console: Error: /)]);
    await quoteLink(page).click();
    await page.getByRole("dialog", { name: "Request a quote" }).waitFor();
    await page.keyboard.press("Escape");
    const header = page.getByRole("banner");
    await header.locator("summary, button").filter({ hasText: "Pricing" }).click();
    await page.keyboard.press("Escape");
    await header.getByRole("link", { name: "SEO" }).waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Switch between day and night" }).click();
    await fillIn(formOf(page));
    await send(page).click();
    await page.waitForURL("**/thankyou");
    expect(site.receiver.posts).toHaveLength(1);
  });
});
