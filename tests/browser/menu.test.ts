/** The menus of the header: submenus on wide screens, a dialog on phones. */
import type { Locator, Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { aboutEntries, pricingEntries } from "../../components/header/menu-entries.ts";
import {
  agency,
  content,
  emailLink,
  form,
  labels,
  menuName,
  addressOf as pageOf,
  phoneLink,
  services,
} from "../site-content.ts";
import { addressOf, browse, desktop, findBarriers, hasFocus, phone, scrollTop, tabTo } from "./browser.ts";

const site = browse(inject("site"));

const { header } = labels;
const aboutPages = aboutEntries(content).map(menuName);
const [company = "", why = ""] = aboutPages;
const lastAbout = aboutPages.at(-1) ?? "";
const prices = pricingEntries(content);
const [firstPrices = "", lastPrices = ""] = prices.map(menuName);
const serviceNames = services.map(menuName);
const lastService = services.at(-1) as (typeof services)[number];
/** The last item of the first service, and the last one of all. */
const item = services[0]?.data.subServices.items.at(-1)?.name ?? "";
const lastItem = lastService.data.subServices.items.at(-1)?.name ?? "";

describe("submenus on a wide screen", () => {
  const opener = (page: Page, name: string) =>
    page.getByRole("banner").locator("summary, button").filter({ hasText: name });
  const entry = (page: Page, name: string) =>
    page.getByRole("banner").getByRole("link", { name, exact: true });

  test("open and close by click, one at a time", async () => {
    const { page } = await site.open("/");
    await expectHidden(entry(page, why));
    await opener(page, header.about).click();
    for (const name of aboutPages) await entry(page, name).waitFor();

    await opener(page, header.services).click();
    for (const name of serviceNames) await entry(page, name).waitFor();
    await expectHidden(entry(page, why));

    await opener(page, header.services).click();
    await expectHidden(entry(page, serviceNames.at(-1) ?? ""));

    await opener(page, header.pricing).click();
    await entry(page, firstPrices).click();
    await page.waitForURL(`**${pageOf(content.logoPricing)}`);
  });

  test("close by a click elsewhere and by Escape, which returns the focus", async () => {
    const { page } = await site.open("/terms");
    await opener(page, header.services).click();
    await entry(page, item).waitFor();
    await page.mouse.click(desktop / 2, 850);
    await expectHidden(entry(page, item));

    await opener(page, header.services).click();
    await entry(page, item).focus();
    await page.keyboard.press("Escape");
    await expectHidden(entry(page, item));
    expect(await hasFocus(opener(page, header.services))).toBe(true);
  });

  test("work by keyboard alone, and close when the focus leaves", async () => {
    const { page } = await site.open("/about");
    await tabTo(page, opener(page, header.about));
    await page.keyboard.press("Enter");
    await entry(page, company).waitFor();
    await page.keyboard.press("Tab");
    expect(await hasFocus(entry(page, company))).toBe(true);
    await tabTo(page, entry(page, lastAbout));
    await page.keyboard.press("Tab");
    await expectHidden(entry(page, company));

    await tabTo(page, opener(page, header.pricing));
    await page.keyboard.press("Space");
    await tabTo(page, entry(page, lastPrices));
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${pageOf(content.seoPricing)}`);
  });

  test("link to a fragment, also of the current page, and close", async () => {
    const { page } = await site.open(pageOf(services[0] as typeof lastService));
    await opener(page, header.services).click();
    const anchor = await entry(page, item).getAttribute("href");
    await entry(page, item).click();
    await expectHidden(entry(page, item));
    expect(addressOf(page)).toBe(anchor);
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);

    await opener(page, header.services).click();
    // Two services may have an item of the same name.
    const link = entry(page, lastItem).last();
    const href = await link.getAttribute("href");
    expect(href?.split("#")[0]).toBe(pageOf(lastService));
    await link.click();
    await page.waitForURL(`**${href}`);
  });

  test("open when the mouse rests on them, not when it moves across", async () => {
    const { page } = await site.open("/terms", { isOwn: true });
    await page.clock.install();
    const away = () => page.mouse.move(desktop / 2, 850);

    await opener(page, header.services).hover();
    await page.clock.runFor(50);
    await away();
    await page.clock.runFor(2000);
    await expectHidden(entry(page, item));

    await opener(page, header.services).hover();
    await page.clock.runFor(500);
    await entry(page, item).waitFor();
    // A click just after it has opened on hover keeps it open.
    await opener(page, header.services).click();
    await entry(page, item).waitFor();
    await opener(page, header.services).click();
    await expectHidden(entry(page, item));

    await away();
    await opener(page, header.about).hover();
    await page.clock.runFor(500);
    await entry(page, why).waitFor();
    await away();
    await page.clock.runFor(2000);
    await expectHidden(entry(page, why));
  });

  test("have no accessibility violations when open", async () => {
    const { page } = await site.open("/thankyou", { colorScheme: "light", reducedMotion: "reduce" });
    for (const name of [header.about, header.services, header.pricing]) {
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
  const opener = (page: Page) => page.getByRole("banner").getByRole("button", { name: header.openMenu });
  const menu = (page: Page) => page.getByRole("dialog", { name: header.menu, exact: true });
  const entry = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
  const group = (page: Page, name: string) => menu(page).locator("summary, button").filter({ hasText: name });

  test("shows all entries and the shortcuts", async () => {
    const { page } = await site.open("/", window);
    await expectHidden(menu(page));
    await opener(page).click();
    for (const name of [
      ...[content.home, content.portfolioPage, content.contact].map(menuName),
      header.requestQuote,
    ])
      await entry(page, name).waitFor();
    await expectHidden(entry(page, company));
    await group(page, header.about).click();
    for (const name of aboutPages) await entry(page, name).waitFor();
    await group(page, header.services).click();
    for (const name of serviceNames) await entry(page, name).waitFor();
    await group(page, header.pricing).click();
    for (const name of [firstPrices, lastPrices]) await entry(page, name).waitFor();

    const shortcuts = [
      [header.phone, phoneLink],
      [header.email, emailLink],
      [agency.chat.name, agency.chat.address],
    ] as const;
    for (const [name, address] of shortcuts) {
      await entry(page, name).waitFor();
      expect(await entry(page, name).getAttribute("href")).toBe(address);
    }
    await entry(page, menuName(content.portfolioPage)).click();
    await page.waitForURL("**/portfolio");
  });

  test("closes by its button and by Escape, and returns the focus", async () => {
    const { page } = await site.open("/about", window);
    for (const close of [
      () => menu(page).getByRole("button", { name: header.closeMenu }).click(),
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
    await tabTo(page, group(page, header.services));
    await page.keyboard.press("Enter");
    await tabTo(page, entry(page, serviceNames.at(-1) ?? ""));
    await page.keyboard.press("Enter");
    await page.waitForURL(`**${pageOf(lastService)}`);
  });

  test("closes when the quote dialog opens", async () => {
    const { page } = await site.open("/about", window);
    await opener(page).click();
    await entry(page, header.requestQuote).click();
    await page.getByRole("dialog", { name: form.dialog.heading }).waitFor();
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
    await page
      .getByRole("banner")
      .getByRole("link", { name: menuName(content.portfolioPage), exact: true })
      .click();
    await page.waitForURL("**/portfolio");
  });

  test("has no accessibility violations when open", async () => {
    const { page } = await site.open("/thankyou", {
      ...window,
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    await opener(page).click();
    await group(page, header.services).click();
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findBarriers(page, "colours")).toEqual([]);
  });
});

async function expectHidden(element: Locator): Promise<void> {
  await element.first().waitFor({ state: "hidden" });
}
