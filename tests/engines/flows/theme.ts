/** Light and dark theme, by the visitor's choice. */
import { expect, test } from "vitest";
import { labels } from "../../site-content.ts";
import { desktop, phone, type Site } from "../in-engine.ts";
import type { Page } from "../page.ts";

export function theme(site: Site): void {
  test.each([phone, desktop])("the switch is remembered, at %i pixels", async (width) => {
    const page = await site.open("/terms", width);
    const first = await ground(page);
    if (width === phone) await page.click("header button", labels.header.openMenu);
    await page.click(":is(header, dialog) button", labels.header.theme);
    await expect.poll(() => ground(page)).not.toBe(first);
    const second = await ground(page);
    await page.reload();
    await expect.poll(() => ground(page)).toBe(second);
    await page.goto(`${site.address}/about`);
    await expect.poll(() => ground(page)).toBe(second);
  });
}

/** The background colour of the page. */
const ground = (page: Page): Promise<string> =>
  page.evaluate("getComputedStyle(document.body).backgroundColor");
