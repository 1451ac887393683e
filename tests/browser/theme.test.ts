/** Light and dark theme: the system's, until the visitor chooses one. */
import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { labels } from "../site-content.ts";
import { browse, desktop, phone } from "./browser.ts";

const site = browse(inject("site"));

/** The background colour of the page. */
const background = (page: Page): Promise<string> =>
  page.evaluate("getComputedStyle(document.body).backgroundColor");

/** On phones the button is in the menu. */
async function pressButton(page: Page, width: number): Promise<void> {
  const menu = page.getByRole("button", { name: labels.header.openMenu });
  if (width === phone) await menu.click();
  await page.getByRole("button", { name: labels.header.theme }).click();
  if (width === phone) await page.keyboard.press("Escape");
}

test.each([phone, desktop])(
  "the system's theme applies, until the visitor chooses one, at %i pixels",
  async (width) => {
    const window = { width, reducedMotion: "reduce" } as const;
    const { page } = await site.open("/terms", { ...window, colorScheme: "light" });
    const day = await background(page);
    await page.emulateMedia({ colorScheme: "dark" });
    const night = await background(page);
    expect(night).not.toBe(day);

    await pressButton(page, width);
    await expect.poll(() => background(page)).toBe(day);
    await page.goto(`${site.address}/about`);
    expect(await background(page)).toBe(day);

    await page.emulateMedia({ colorScheme: "light" });
    await pressButton(page, width);
    await expect.poll(() => background(page)).toBe(night);
    await page.reload();
    expect(await background(page)).toBe(night);
  },
);

test("the browser's own bars have the color of the chosen theme, whatever the system's is", async () => {
  const { page } = await site.open("/terms", { colorScheme: "light", reducedMotion: "reduce" });
  const metas = `[...document.querySelectorAll("meta[name=theme-color]")]`;
  const [light, dark] = await page.evaluate<string[]>(`${metas}.map((meta) => meta.content)`);
  expect(light).not.toBe(dark);
  // A browser takes the first color whose media query matches.
  const bars = () => page.evaluate<string>(`${metas}.find((meta) => matchMedia(meta.media).matches).content`);
  expect(await bars()).toBe(light);
  await pressButton(page, desktop);
  expect(await bars()).toBe(dark);
  await page.goto(`${site.address}/about`);
  await expect.poll(bars).toBe(dark);
  await pressButton(page, desktop);
  expect(await bars()).toBe(light);
});

test("the stored choice applies before the first paint", async () => {
  const { page, errors } = await site.open("/terms", { colorScheme: "light", reducedMotion: "reduce" });
  await pressButton(page, desktop);
  const night = await background(page);
  // Without the module, only the inline script in the head can apply the choice.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${site.address}/about`);
  expect(await background(page)).toBe(night);
  expect(errors.splice(0).filter((note) => !/\.js|ERR_FAILED/.test(note))).toEqual([]);
});

test("the choice applies in other tabs", async () => {
  const { page } = await site.open("/terms", { colorScheme: "light", reducedMotion: "reduce" });
  const other = await page.context().newPage();
  await other.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await other.goto(`${site.address}/about`);
  await pressButton(page, desktop);
  const night = await background(page);
  await expect.poll(() => background(other)).toBe(night);
});
