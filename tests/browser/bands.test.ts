/** Bands below the first window, which are laid out when they come near or in idle time (`.when-near` in base.css). */
import { expect, inject, test } from "vitest";
import { browse, desktop, layOutBands, phone } from "./browser.ts";

const site = browse(inject("site"));

const skipped = `[...document.querySelectorAll(".when-near > :first-child")]
  .filter((element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true })).length`;
const height = "document.documentElement.scrollHeight";

/** Without scripts nothing is laid out in idle time. The page is opened anew: the window lays all of it out. */
async function openAsItComes(route: string, width: number) {
  const { page } = await site.open(route, { width, javaScriptEnabled: false });
  await page.reload();
  return page;
}

test.each(
  [
    "/",
    "/our_services/photography_and_videography",
    "/our_services/web_development",
    "/portfolio/cyberace",
  ].flatMap((route) => [phone, desktop].map((width) => [route, width] as const)),
)(
  "%s at %i pixels is as high before its bands are laid out as after, but for 2 in 100",
  async (route, width) => {
    const page = await openAsItComes(route, width);
    expect(await page.evaluate(skipped)).toBeGreaterThan(0);
    const before = await page.evaluate<number>(height);
    await page.evaluate(layOutBands);
    const after = await page.evaluate<number>(height);
    expect(Math.abs(before / after - 1)).toBeLessThan(0.02);
  },
);

test("bands are there when one comes to them, and on paper", async () => {
  const page = await openAsItComes("/", phone);
  await page.evaluate(`scrollTo(0, ${height})`);
  const footer = `document.querySelector(".footer a").checkVisibility({ contentVisibilityAuto: true })`;
  await expect.poll(() => page.evaluate(footer)).toBe(true);

  await page.reload();
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(skipped)).toBe(0);
  await page.emulateMedia({ media: null });
});

test("where there is a mouse, they are all laid out as soon as there is time", async () => {
  const { page } = await site.open("/");
  await page.reload();
  await expect.poll(() => page.evaluate(skipped)).toBe(0);
});
