/** The site with scripts disabled, not loaded, or failing: all text, links and forms work. */
import type { Page } from "playwright";
import { beforeEach, describe, expect, inject, test } from "vitest";
import {
  addressesOfEachKind,
  categories,
  content,
  labels,
  menuName,
  addressOf as pageOf,
  projects,
  projectsWithPosts,
  services,
  form as words,
} from "../site-content.ts";
import { addressOf, browse, clientLogo, desktop, hasFocus, isInWindow, phone } from "./browser.ts";
import { encodedEnquiry, enquiry, fieldsOf, fillIn } from "./enquiry.ts";

const site = browse(inject("siteForms"));
beforeEach(() => site.receiver.reset());

const off = { javaScriptEnabled: false };
const formOf = (page: Page) => page.getByRole("main").locator("form");
const send = (page: Page) => formOf(page).getByRole("button", { name: words.submit });
const quoteLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: labels.header.requestQuote });
const cards = (page: Page) => page.locator("main [data-categories]").filter({ visible: true });
const lastService = services.at(-1) as (typeof services)[number];

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
    await header.locator("summary, button").filter({ hasText: labels.header.about }).click();
    await header.getByRole("link", { name: menuName(content.whyUs), exact: true }).waitFor();
    await header.locator("summary, button").filter({ hasText: labels.header.services }).focus();
    await page.keyboard.press("Enter");
    await header.getByRole("link", { name: menuName(lastService), exact: true }).click();
    await page.waitForURL(`**${pageOf(lastService)}`);
  });

  test("the menu on phones opens and closes", async () => {
    const { page } = await site.open("/terms", { ...off, width: phone });
    const menu = page.locator("dialog").filter({ hasText: menuName(content.about) });
    const opener = page.getByRole("banner").getByRole("button", { name: labels.header.openMenu });
    await opener.click();
    await menu.getByRole("button", { name: labels.header.closeMenu }).click();
    await menu.waitFor({ state: "hidden" });
    await opener.click();
    await menu.locator("summary, button").filter({ hasText: labels.header.services }).click();
    await menu.getByRole("link", { name: menuName(lastService), exact: true }).waitFor();
    await menu.getByRole("link", { name: labels.header.requestQuote }).click();
    await page.waitForURL("**/contact_us");
  });

  test.each([phone, desktop])("the portfolio can be filtered at %i pixels", async (width) => {
    const { page } = await site.open("/portfolio", { ...off, width });
    await expect.poll(() => cards(page).count()).toBe(projects.length);
    for (const { hash, projects } of categories) {
      await page.locator(`main nav a[href="${hash}"]`).click();
      expect(addressOf(page)).toBe(`/portfolio${hash}`);
      await expect.poll(() => cards(page).count()).toBe(projects.length);
    }
    const [, second] = categories;
    await page.goto(`${site.address}/portfolio${second?.hash}`);
    await expect.poll(() => cards(page).count()).toBe(second?.projects.length);
    await page.locator(`main nav a[href="#all"]`).click();
    await page.goBack();
    await expect.poll(() => cards(page).count()).toBe(second?.projects.length);
  });

  test("no control that needs a script is shown", async () => {
    const { page } = await site.open("/", off);
    const buttons = page.locator("button").filter({ visible: true });
    const useful = buttons.and(
      page
        .getByRole("button", { name: words.submit, exact: true })
        .or(page.getByRole("button", { name: labels.header.openMenu, exact: true })),
    );
    for (const route of addressesOfEachKind) {
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
    const lastLogo = clientLogo(page, content.clients.data.clients.at(-1)?.name);
    await lastLogo.scrollIntoViewIfNeeded();
    expect(await isInWindow(page, lastLogo)).toBe(true);

    for (const project of projectsWithPosts.slice(0, 1)) {
      await page.goto(site.address + pageOf(project));
      const section = page.getByRole("region", { name: labels.caseStudy.posts });
      const posts = await section.getByRole("link").all();
      expect(posts).toHaveLength(project.data.posts.length);
      for (const post of posts) {
        await post.scrollIntoViewIfNeeded();
        expect(await isInWindow(page, post)).toBe(true);
      }
      await posts[0]?.click();
      await page.waitForURL("**/assets/**");
    }
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
    expect(errors.splice(0)).toEqual([expect.stringMatching(/^console: TypeError: /)]);
    await quoteLink(page).click();
    await page.getByRole("dialog", { name: words.dialog.heading }).waitFor();
    await page.keyboard.press("Escape");
    const header = page.getByRole("banner");
    await header.locator("summary, button").filter({ hasText: labels.header.pricing }).click();
    await page.keyboard.press("Escape");
    await header
      .getByRole("link", { name: menuName(content.seoPricing), exact: true })
      .waitFor({ state: "hidden" });
    await page.getByRole("button", { name: labels.header.theme }).click();
    await fillIn(formOf(page));
    await send(page).click();
    await page.waitForURL("**/thankyou");
    expect(site.receiver.posts).toHaveLength(1);
  });
});
