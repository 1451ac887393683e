/** Lazy sections (base.css), which are laid out when the visitor scrolls near them, or in idle time. */
import { expect, inject, test } from "vitest";
import { addressOf, projects, services } from "../site-content.ts";
import { browse, desktop, layOutLazySections, phone } from "./browser.ts";

const site = browse(inject("site"));

const skipped = `[...document.querySelectorAll(".lazy-section > :first-child")]
  .filter((element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true })).length`;
const height = "document.documentElement.scrollHeight";

/** Opens a page without scripts, which lay out sections in idle time. Reloads it, because `open` lays them out, too. */
async function openUnscripted(route: string, width: number) {
  const { page } = await site.open(route, { width, javaScriptEnabled: false });
  await page.reload();
  return page;
}

test.each(
  ["/", ...services.map(addressOf), ...projects.slice(0, 1).map(addressOf)].flatMap((route) =>
    [phone, desktop].map((width) => [route, width] as const),
  ),
)(
  "%s at %i pixels is about as high before its lazy sections are laid out as after (5 %)",
  async (route, width) => {
    const page = await openUnscripted(route, width);
    expect(await page.evaluate(skipped)).toBeGreaterThan(0);
    const before = await page.evaluate<number>(height);
    await page.evaluate(layOutLazySections);
    const after = await page.evaluate<number>(height);
    expect(Math.abs(before / after - 1)).toBeLessThan(0.05);
  },
);

test("lazy sections are laid out when they are scrolled into view, and in print", async () => {
  const page = await openUnscripted("/", phone);
  await page.evaluate(`scrollTo(0, ${height})`);
  const footer = `document.querySelector(".footer a").checkVisibility({ contentVisibilityAuto: true })`;
  await expect.poll(() => page.evaluate(footer)).toBe(true);

  await page.reload();
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(skipped)).toBe(0);
  await page.emulateMedia({ media: null });
});

test("with a mouse, they are all laid out in idle time", async () => {
  const { page } = await site.open("/");
  await page.reload();
  await expect.poll(() => page.evaluate(skipped)).toBe(0);
});
