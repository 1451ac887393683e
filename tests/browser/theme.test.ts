/** Day and night: the system's choice, until the visitor makes one. */
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { browse, desktop, phone } from "./browser.ts";

const site = browse(inject("site"));

/** The colour behind the page's text. */
const ground = (page: Page): Promise<string> =>
  page.evaluate("getComputedStyle(document.body).backgroundColor");

/** On phones the button is in the menu. */
async function pressButton(page: Page, width: number): Promise<void> {
  const menu = page.getByRole("button", { name: "Open the menu" });
  if (width === phone) await menu.click();
  await page.getByRole("button", { name: "Switch between day and night" }).click();
  if (width === phone) await page.keyboard.press("Escape");
}

test.each([phone, desktop])(
  "the system is followed, and can be overruled for good, at %i pixels",
  async (width) => {
    const window = { width, reducedMotion: "reduce" } as const;
    const { page } = await site.open("/terms", { ...window, colorScheme: "light" });
    const day = await ground(page);
    await page.emulateMedia({ colorScheme: "dark" });
    const night = await ground(page);
    expect(night).not.toBe(day);

    await pressButton(page, width);
    await expect.poll(() => ground(page)).toBe(day);
    await page.goto(`${site.address}/about`);
    expect(await ground(page)).toBe(day);

    await page.emulateMedia({ colorScheme: "light" });
    await pressButton(page, width);
    await expect.poll(() => ground(page)).toBe(night);
    await page.reload();
    expect(await ground(page)).toBe(night);
  },
);

test("a choice is known before anything is painted", async () => {
  const { page, trouble } = await site.open("/terms", { colorScheme: "light", reducedMotion: "reduce" });
  await pressButton(page, desktop);
  const night = await ground(page);
  // Without the module, only what stands in the head can know.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${site.address}/about`);
  expect(await ground(page)).toBe(night);
  expect(trouble.splice(0).filter((note) => !/\.js|ERR_FAILED/.test(note))).toEqual([]);
});

test("another tab follows the choice", async () => {
  const { page } = await site.open("/terms", { colorScheme: "light", reducedMotion: "reduce" });
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await other.goto(`${site.address}/about`);
  await pressButton(page, desktop);
  const night = await ground(page);
  await expect.poll(() => ground(other)).toBe(night);
});
