/** Day and night: the system's choice, until the visitor makes one. */
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
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

async function groundOf(colorScheme: "light" | "dark"): Promise<string> {
  const { page } = await site.open("/terms", { colorScheme, reducedMotion: "reduce" });
  return ground(page);
}

describe.each([phone, desktop])("at %i pixels", (width) => {
  test.each(["light", "dark"] as const)(
    "a system that is %s is followed, and can be overruled for good",
    async (system) => {
      const [day, night] = [await groundOf("light"), await groundOf("dark")];
      expect(day).not.toBe(night);
      const [first, second] = system === "light" ? [day, night] : [night, day];

      const { page } = await site.open("/terms", { width, colorScheme: system, reducedMotion: "reduce" });
      expect(await ground(page)).toBe(first);
      await pressButton(page, width);
      await expect.poll(() => ground(page)).toBe(second);

      await page.goto(`${site.address}/about`);
      expect(await ground(page)).toBe(second);
      await pressButton(page, width);
      await expect.poll(() => ground(page)).toBe(first);
      await page.reload();
      expect(await ground(page)).toBe(first);
    },
  );
});

test("a choice is known before anything is painted", async () => {
  const { page } = await site.open("/terms", { colorScheme: "light", reducedMotion: "reduce" });
  await pressButton(page, desktop);
  const night = await ground(page);
  // Without the module, only what stands in the head can know.
  await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto(`${site.address}/about`);
  expect(await ground(page)).toBe(night);
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
