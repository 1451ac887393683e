/** The menus of the header: submenus on wide screens, a dialog on phones. */
import { expect, test } from "vitest";
import { addressOf, brand, content, labels, menuName, services } from "../../site-content.ts";
import { desktop, phone, type Site } from "../in-engine.ts";
import type { Page, Target } from "../page.ts";

const { header } = labels;
const [first, last] = [services[0], services.at(-1)] as [
  (typeof services)[number],
  (typeof services)[number],
];
/** The last item of the first service, and the last one of all. */
const [item = "", lastItem = ""] = [first, last].map(({ data }) => data.subServices.items.at(-1)?.name);
const [why, mission, seo] = [content.whyUs, content.missionAndVision, content.seoPricing].map(menuName) as [
  string,
  string,
  string,
];

const summary = (name: string): Target => ["header summary", name];
const entry = (name: string): Target => ["header a", name];
const opener: Target = ["header button", labels.header.openMenu];
const menu: Target = ["dialog", labels.header.menu];
const inMenu = (name: string): Target => ["dialog#menu :is(a, summary, button)", name];

export function menus(site: Site): void {
  test("submenus open by click, one at a time, and close by click and Escape", async () => {
    const page = await site.open("/terms", desktop);
    await page.click(...summary(header.about));
    await page.expectShown(...entry(why));
    await page.click(...summary(header.services));
    await page.expectShown(...entry(item));
    await page.expectHidden(...entry(why));
    await page.press("Escape");
    await page.expectHidden(...entry(item));
    await page.expectFocus(...summary(header.services));

    await page.click(...summary(header.pricing));
    await page.expectShown(...entry(seo));
    await page.click("h1");
    await page.expectHidden(...entry(seo));
    await page.click(...summary(header.services));
    await page.click(...entry(lastItem));
    await expect
      .poll(() => page.evaluate("location.pathname + location.hash"))
      .toContain(`${addressOf(last)}#`);
  });

  test("a submenu opens under the mouse, and closes when it leaves", async () => {
    const page = await site.open("/terms", desktop);
    await page.hover(...summary(header.services));
    await page.expectShown(...entry(item));
    await page.hover(...summary(header.services));
    await page.hover("header a", brand);
    await page.expectHidden(...entry(item));
  });

  test("submenus work by keyboard alone, and close when the focus leaves", async () => {
    const page = await site.open("/about", desktop);
    await page.tabTo(...summary(header.about));
    await page.press("Enter");
    await page.expectShown(...entry(why));
    await page.tabTo(...entry(mission));
    await page.press("Tab");
    await page.expectHidden(...entry(why));
    await page.tabTo(...summary(header.services));
    await page.press("Space");
    await page.expectShown(...entry(item));
    await page.tabTo(...entry(menuName(first)));
    await page.press("Enter");
    await page.expectAddress(addressOf(first));
  });

  test("the menu on a phone traps the focus, and the page behind does not scroll", async () => {
    const page = await site.open("/about", phone);
    for (const close of [() => page.click(...inMenu(header.closeMenu)), () => page.press("Escape")]) {
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
    await page.click(...inMenu(header.services));
    await page.click(...inMenu(menuName(last)));
    await page.expectAddress(addressOf(last));

    await page.tabTo(...opener);
    await page.press("Enter");
    await page.tabTo(...inMenu(header.pricing));
    await page.press("Enter");
    await page.tabTo(...inMenu(seo));
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
