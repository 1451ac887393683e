/** The menus of the header: submenus on wide screens, a dialog on phones. */
import type { Locator, Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { addressOf, browse, desktop, findBarriers, hasFocus, phone, scrollTop, tabTo } from "./browser.ts";

const site = browse(inject("site"));

const services = [
  "Web development",
  "Graphic design",
  "Digital marketing",
  "App development",
  "Photography and videography",
];

describe("submenus on a wide screen", () => {
  const opener = (page: Page, name: string) =>
    page.getByRole("banner").locator("summary, button").filter({ hasText: name });
  const entry = (page: Page, name: string) =>
    page.getByRole("banner").getByRole("link", { name, exact: true });

  test("open and close by click, one at a time", async () => {
    const { page } = await site.open("/");
    await expectHidden(entry(page, "Why Us"));
    await opener(page, "About us").click();
    for (const name of ["About Company", "Why Us", "Mission and Vision"]) await entry(page, name).waitFor();

    await opener(page, "Our Services").click();
    for (const name of services) await entry(page, name).waitFor();
    await expectHidden(entry(page, "Why Us"));

    await opener(page, "Our Services").click();
    await expectHidden(entry(page, "App development"));

    await opener(page, "Pricing").click();
    await entry(page, "Logo Designing").click();
    await page.waitForURL("**/pricing/logo_pricing");
  });

  test("close by a click elsewhere and by Escape, which returns the focus", async () => {
    const { page } = await site.open("/terms");
    await opener(page, "Our Services").click();
    await entry(page, "ERP").waitFor();
    await page.mouse.click(desktop / 2, 850);
    await expectHidden(entry(page, "ERP"));

    await opener(page, "Our Services").click();
    await entry(page, "ERP").focus();
    await page.keyboard.press("Escape");
    await expectHidden(entry(page, "ERP"));
    expect(await hasFocus(opener(page, "Our Services"))).toBe(true);
  });

  test("work by keyboard alone, and close when the focus leaves", async () => {
    const { page } = await site.open("/about");
    await tabTo(page, opener(page, "About us"));
    await page.keyboard.press("Enter");
    await entry(page, "About Company").waitFor();
    await page.keyboard.press("Tab");
    expect(await hasFocus(entry(page, "About Company"))).toBe(true);
    await tabTo(page, entry(page, "Mission and Vision"));
    await page.keyboard.press("Tab");
    await expectHidden(entry(page, "About Company"));

    await tabTo(page, opener(page, "Pricing"));
    await page.keyboard.press("Space");
    await tabTo(page, entry(page, "SEO"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/pricing/seo_pricing");
  });

  test("link to a fragment, also of the current page, and close", async () => {
    const { page } = await site.open("/our_services/web_development");
    await opener(page, "Our Services").click();
    await entry(page, "ERP").click();
    await expectHidden(entry(page, "ERP"));
    expect(addressOf(page)).toBe("/our_services/web_development#erp");
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);

    await opener(page, "Our Services").click();
    await entry(page, "Ad shoot").click();
    await page.waitForURL("**/our_services/photography_and_videography#ad-shoot");
  });

  test("open when the mouse rests on them, not when it moves across", async () => {
    const { page } = await site.open("/terms", { isOwn: true });
    await page.clock.install();
    const away = () => page.mouse.move(desktop / 2, 850);

    await opener(page, "Our Services").hover();
    await page.clock.runFor(50);
    await away();
    await page.clock.runFor(2000);
    await expectHidden(entry(page, "ERP"));

    await opener(page, "Our Services").hover();
    await page.clock.runFor(500);
    await entry(page, "ERP").waitFor();
    // A click just after it has opened on hover keeps it open.
    await opener(page, "Our Services").click();
    await entry(page, "ERP").waitFor();
    await opener(page, "Our Services").click();
    await expectHidden(entry(page, "ERP"));

    await away();
    await opener(page, "About us").hover();
    await page.clock.runFor(500);
    await entry(page, "Why Us").waitFor();
    await away();
    await page.clock.runFor(2000);
    await expectHidden(entry(page, "Why Us"));
  });

  test("have no accessibility violations when open", async () => {
    const { page } = await site.open("/thankyou", { colorScheme: "light", reducedMotion: "reduce" });
    for (const name of ["About us", "Our Services", "Pricing"]) {
      await opener(page, name).click();
      await page.emulateMedia({ colorScheme: "light" });
      expect(await findBarriers(page), name).toEqual([]);
      await page.emulateMedia({ colorScheme: "dark" });
      expect(await findBarriers(page, "colours"), name).toEqual([]);
    }
  });
});

describe("the menu on a phone", () => {
  const window = { width: phone, height: 844 };
  const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Open the menu" });
  const menu = (page: Page) => page.getByRole("dialog", { name: "Menu" });
  const entry = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
  const group = (page: Page, name: string) => menu(page).locator("summary, button").filter({ hasText: name });

  test("shows all entries and the shortcuts", async () => {
    const { page } = await site.open("/", window);
    await expectHidden(menu(page));
    await opener(page).click();
    for (const name of ["Home", "Portfolio", "Contact us", "Request A Quote"])
      await entry(page, name).waitFor();
    await expectHidden(entry(page, "About Company"));
    await group(page, "About us").click();
    for (const name of ["About Company", "Why Us", "Mission and Vision"]) await entry(page, name).waitFor();
    await group(page, "Our Services").click();
    for (const name of services) await entry(page, name).waitFor();
    await group(page, "Pricing").click();
    for (const name of ["Logo Designing", "SEO"]) await entry(page, name).waitFor();

    const shortcuts = [
      ["Phone", "tel:+14165550142"],
      ["E-mail", "mailto:hello@maplemarigold.example"],
      ["Skype", "skype:live:maplemarigold?chat"],
    ] as const;
    for (const [name, address] of shortcuts) {
      await entry(page, name).waitFor();
      expect(await entry(page, name).getAttribute("href")).toBe(address);
    }
    await entry(page, "Portfolio").click();
    await page.waitForURL("**/portfolio");
  });

  test("closes by its button and by Escape, and returns the focus", async () => {
    const { page } = await site.open("/about", window);
    for (const close of [
      () => menu(page).getByRole("button", { name: "Close the menu" }).click(),
      () => page.keyboard.press("Escape"),
    ]) {
      await opener(page).click();
      await menu(page).waitFor();
      expect(await hasFocus(menu(page))).toBe(true);
      await close();
      await expectHidden(menu(page));
      expect(await hasFocus(opener(page))).toBe(true);
    }
  });

  test("traps the focus, and the page behind does not scroll", async () => {
    const { page } = await site.open("/about", window);
    await opener(page).click();
    await menu(page).waitFor();
    const outside = page.locator(":focus:not(dialog, dialog *, body)");
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press("Tab");
      expect(await outside.count()).toBe(0);
    }
    await page.mouse.move(phone / 2, 400);
    await page.mouse.wheel(0, 2000);
    await page.keyboard.press("Escape");
    await expectHidden(menu(page));
    expect(await scrollTop(page)).toBe(0);
  });

  test("works by keyboard alone", async () => {
    const { page } = await site.open("/terms", window);
    await tabTo(page, opener(page));
    await page.keyboard.press("Enter");
    await tabTo(page, group(page, "Our Services"));
    await page.keyboard.press("Enter");
    await tabTo(page, entry(page, "App development"));
    await page.keyboard.press("Enter");
    await page.waitForURL("**/our_services/app_development");
  });

  test("closes when the quote dialog opens", async () => {
    const { page } = await site.open("/about", window);
    await opener(page).click();
    await entry(page, "Request A Quote").click();
    await page.getByRole("dialog", { name: "Request a quote" }).waitFor();
    await expectHidden(menu(page));
    await page.keyboard.press("Escape");
    await expectHidden(page.getByRole("dialog"));
    expect(await hasFocus(opener(page))).toBe(true);
  });

  test("closes when the window becomes wide", async () => {
    const { page } = await site.open("/about", window);
    await opener(page).click();
    await menu(page).waitFor();
    await page.setViewportSize({ width: desktop, height: 900 });
    await expectHidden(menu(page));
    await page.getByRole("banner").getByRole("link", { name: "Portfolio", exact: true }).click();
    await page.waitForURL("**/portfolio");
  });

  test("has no accessibility violations when open", async () => {
    const { page } = await site.open("/thankyou", {
      ...window,
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    await opener(page).click();
    await group(page, "Our Services").click();
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findBarriers(page, "colours")).toEqual([]);
  });
});

async function expectHidden(element: Locator): Promise<void> {
  await element.first().waitFor({ state: "hidden" });
}
