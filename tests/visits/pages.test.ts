/** Every page in a real browser: at both widths, in both themes. */
import { expect, inject, test } from "vitest";
import { browse, desktop, findBarriers, findBrokenPictures, looks, phone } from "../browser/browser.ts";
import { overflow } from "../browser/layout.ts";
import { addresses, form, labels } from "../site-content.ts";

const site = browse(inject("site"));

test.each([...addresses, "/404"])(
  "%s is complete, has no accessibility violations, and has the quote dialog",
  async (route) => {
    const { page } = await site.open(route, { width: phone, reducedMotion: "reduce" });
    for (const { width, colorScheme } of looks(phone, desktop)) {
      await page.setViewportSize({ width, height: 900 });
      // On a slow machine a picture that has just begun to load may have no URL yet.
      await expect.poll(() => findBrokenPictures(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.emulateMedia({ colorScheme });
      expect(await findBarriers(page)).toEqual([]);
    }

    await page.getByRole("banner").getByRole("link", { name: labels.header.requestQuote }).click();
    await page.getByRole("dialog", { name: form.dialog.heading }).waitFor();
    await page.keyboard.press("Escape");

    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);
  },
);
