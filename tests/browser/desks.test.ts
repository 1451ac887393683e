/** The clocks of the two offices: local time, whether they are open, and day or night in their drawings. */
import { expect, inject, test } from "vitest";
import { browse } from "./browser.ts";

const site = browse(inject("site"));

test.each([
  {
    utc: "2026-03-02T15:30:00Z",
    canada: ["10:30 Toronto open now", "day"],
    india: ["21:00 Jaipur closed now", "night"],
  },
  {
    utc: "2026-03-02T05:00:00Z",
    canada: ["00:00 Toronto closed now", "night"],
    india: ["10:30 Jaipur open now", "day"],
  },
  {
    utc: "2026-03-07T16:00:00Z",
    canada: ["11:00 Toronto closed now", "day"],
    india: ["21:30 Jaipur closed now", "night"],
  },
])("at $utc each desk has its own time, state and sky", async ({ utc, canada, india }) => {
  const { page } = await site.open("/contact_us", { reducedMotion: "reduce" });
  await page.clock.setFixedTime(new Date(utc));
  await page.reload();
  const offices = page.getByRole("main").getByRole("article");
  for (const [index, [words, sky]] of [canada, india].entries()) {
    const office = offices.nth(index);
    await expect
      .poll(async () => (await office.locator("[data-desk]").innerText()).replace(/\s+/g, " "))
      .toBe(words);
    const pictures = `[...document.querySelectorAll("main article")][${index}].querySelectorAll("picture")`;
    const shown = await page.evaluate(
      `[...${pictures}].filter((each) => each.checkVisibility()).map((each) => each.className)`,
    );
    expect(shown).toEqual([`office-card__${sky}`]);
  }
});

test("without scripts, the offices show their hours, by day", async () => {
  const { page } = await site.open("/contact_us", { javaScriptEnabled: false });
  const desk = page.getByRole("main").locator("[data-desk]").first();
  expect((await desk.innerText()).trim()).toBe("10 am–6 pm Toronto");
  expect(await page.locator(".office-card__night").first().isVisible()).toBe(false);
});

test("the list of services on the home page unfolds one at a time, also without scripts", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await site.open("/", { javaScriptEnabled, reducedMotion: "reduce" });
    const list = page.getByRole("main").locator("details");
    const open = () =>
      page.evaluate(`[...document.querySelectorAll("main details")].map((each) => each.open)`);
    expect(await open()).toEqual([true, false, false, false, false]);
    await list.nth(2).locator("summary").click();
    expect(await open()).toEqual([false, false, true, false, false]);
    await list.nth(2).getByRole("link", { name: "Learn More" }).click();
    await page.waitForURL("**/our_services/digital_marketing");
  }
});
