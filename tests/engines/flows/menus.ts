/** The menus of the header: submenus on wide screens, a dialog on phones. */
import { expect, test } from "vitest";
import { desktop, phone, type Site } from "../in-engine.ts";
import type { Page, Target } from "../page.ts";

const summary = (name: string): Target => ["header summary", name];
const entry = (name: string): Target => ["header a", name];
const opener: Target = ["header button", "Open the menu"];
const menu: Target = ["dialog", "Menu"];
const inMenu = (name: string): Target => ["dialog#menu :is(a, summary, button)", name];

export function menus(site: Site): void {
  test("submenus open by click, one at a time, and close by click and Escape", async () => {
    const page = await site.open("/terms", desktop);
    await page.click(...summary("About us"));
    await page.expectShown(...entry("Why Us"));
    await page.click(...summary("Our Services"));
    await page.expectShown(...entry("ERP"));
    await page.expectHidden(...entry("Why Us"));
    await page.press("Escape");
    await page.expectHidden(...entry("ERP"));
    await page.expectFocus(...summary("Our Services"));

    await page.click(...summary("Pricing"));
    await page.expectShown(...entry("SEO"));
    await page.click("h1");
    await page.expectHidden(...entry("SEO"));
    await page.click(...summary("Our Services"));
    await page.click(...entry("Ad shoot"));
    await page.expectAddress("/our_services/photography_and_videography#ad-shoot");
  });

  test("a submenu opens under the mouse, and closes when it leaves", async () => {
    const page = await site.open("/terms", desktop);
    await page.hover(...summary("Our Services"));
    await page.expectShown(...entry("ERP"));
    await page.hover(...summary("Our Services"));
    await page.hover("header a", "Maple & Marigold");
    await page.expectHidden(...entry("ERP"));
  });

  test("submenus work by keyboard alone, and close when the focus leaves", async () => {
    const page = await site.open("/about", desktop);
    await page.tabTo(...summary("About us"));
    await page.press("Enter");
    await page.expectShown(...entry("Why Us"));
    await page.tabTo(...entry("Mission and Vision"));
    await page.press("Tab");
    await page.expectHidden(...entry("Why Us"));
    await page.tabTo(...summary("Our Services"));
    await page.press("Space");
    await page.expectShown(...entry("ERP"));
    await page.tabTo(...entry("Web development"));
    await page.press("Enter");
    await page.expectAddress("/our_services/web_development");
  });

  test("the menu on a phone traps the focus, and the page behind does not scroll", async () => {
    const page = await site.open("/about", phone);
    for (const close of [() => page.click(...inMenu("Close the menu")), () => page.press("Escape")]) {
      await page.click(...opener);
      await page.expectShown(...menu);
      await page.expectFocus(...menu);
      await expectFocusStays(page, "dialog#menu");
      await close();
      await page.expectHidden(...menu);
      await page.expectFocus(...opener);
    }
    expect(await page.evaluate("scrollY")).toBe(0);
  });

  test("the links of the menu on a phone work by mouse and by keyboard", async () => {
    const page = await site.open("/about", phone);
    await page.click(...opener);
    await page.click(...inMenu("Our Services"));
    await page.click(...inMenu("App development"));
    await page.expectAddress("/our_services/app_development");

    await page.tabTo(...opener);
    await page.press("Enter");
    await page.tabTo(...inMenu("Pricing"));
    await page.press("Enter");
    await page.tabTo(...inMenu("SEO"));
    await page.press("Enter");
    await page.expectAddress("/pricing/seo_pricing");
  });
}

/** Presses Tab repeatedly, and expects the focus to stay inside, or in the browser's own controls. */
export async function expectFocusStays(page: Page, selector: string): Promise<void> {
  const isInside = `(({ activeElement, body, documentElement }) =>
    [null, body, documentElement].includes(activeElement) || activeElement.closest(${JSON.stringify(selector)}) !== null
  )(document)`;
  for (let presses = 0; presses < 20; presses++) {
    await page.press("Tab", presses < 14 ? undefined : "Shift");
    expect(await page.evaluate(isInside)).toBe(true);
  }
}
