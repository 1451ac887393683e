/** The focus changes pixels by at least 3:1, as many as a line of two pixels around the element (WCAG 2.2, 2.4.13). */
import type { Page } from "playwright";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { browse } from "../browser/browser.ts";
import { addressOf, content, projects } from "../site-content.ts";

const site = browse(inject("site"));

const [study] = projects.map(addressOf);

test.each([
  ["/our_team", ".portrait-card, .team-grid__you a", content.team.length + 1],
  [study ?? "", "main a", 5],
  ["/portfolio", "a.project-card", projects.length],
])("%s", async (route, selector, least) => {
  for (const colorScheme of ["light", "dark"] as const) {
    const { page } = await site.open(route, { colorScheme, reducedMotion: "reduce" });
    const count = await page.locator(selector).count();
    expect(count).toBeGreaterThanOrEqual(least);
    for (let index = 0; index < count; index++) {
      const element = page.locator(selector).nth(index);
      await element.scrollIntoViewIfNeeded();
      if (!(await element.isVisible())) continue;
      expect({ index, change: await changedPixels(page, selector, index) }).toMatchObject({
        change: { isEnough: true },
      });
    }
  }
});

async function changedPixels(page: Page, selector: string, index: number) {
  const element = page.locator(selector).nth(index);
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} ${index} is not shown`);
  // The ring is drawn for the keyboard only.
  await page.keyboard.press("Shift");
  await page.evaluate("document.activeElement.blur()");
  const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
  const shot = async () =>
    sharp(await page.screenshot({ clip: inWindow(clip, page) }))
      .removeAlpha()
      .raw()
      .toBuffer();
  const before = await shot();
  await element.focus();
  const after = await shot();
  let changed = 0;
  for (let at = 0; at < before.length; at += 3) {
    // Most pixels stay as they are.
    if (before.compare(after, at, at + 3, at, at + 3) === 0) continue;
    if (contrast(luminance(before, at), luminance(after, at)) >= 3) changed++;
  }
  const visible = inWindow(box, page);
  const needed = 2 * 2 * (visible.width + visible.height) * 0.75;
  return { changed, needed, isEnough: changed >= needed };
}

function inWindow(box: { x: number; y: number; width: number; height: number }, page: Page) {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [left, top] = [Math.max(0, box.x), Math.max(0, box.y)];
  return {
    x: left,
    y: top,
    width: Math.min(width, box.x + box.width) - left,
    height: Math.min(height, box.y + box.height) - top,
  };
}

function luminance(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const value = (pixels[at + channel] ?? 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
