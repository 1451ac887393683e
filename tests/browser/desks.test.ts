/** The clocks of the offices: local time, whether they are open, and day or night in their drawings. */
import { expect, inject, test } from "vitest";
import type { Office } from "../../content/schemas.ts";
import { addressOf, agency, labels, services } from "../site-content.ts";
import { browse } from "./browser.ts";

const site = browse(inject("site"));
const { hours, offices } = agency;

/** What the card of an office shows at a moment: time, city, whether it is open, and the drawing of day or night. */
function expectedAt(utc: string, { timeZone, city }: Office): [words: string, sky: string] {
  const format = {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  } as const;
  const local = new Date(utc).toLocaleString("en", format);
  const [, day = "", hour = "", minute = ""] = /^(\w{3})\W+(\d\d):(\d\d)$/.exec(local) ?? [];
  const isOpen =
    hours.openOn.some((each) => each === day) && Number(hour) >= hours.opens && Number(hour) < hours.closes;
  const state = isOpen ? labels.desks.open : labels.desks.closed;
  return [`${hour}:${minute} ${city} ${state}`, Number(hour) >= 6 && Number(hour) < 19 ? "day" : "night"];
}

/** Half past each hour of a week: the first moments at which the first office is open, closed by day, and at night. */
const moments = new Map<string, string>();
for (let hour = 0; hour < 7 * 24; hour++) {
  const utc = new Date(Date.UTC(2026, 2, 2, hour, 30)).toISOString();
  const [words, sky] = expectedAt(utc, offices[0]);
  const kind = `${words.slice("00:00 ".length)}, ${sky}`;
  if (!moments.has(kind)) moments.set(kind, utc);
}

test.each([...moments.values()])("at %s each desk has its own time, state and sky", async (utc) => {
  const { page } = await site.open("/contact_us", { reducedMotion: "reduce" });
  await page.clock.setFixedTime(new Date(utc));
  await page.reload();
  const cards = page.getByRole("main").getByRole("article");
  expect(await cards.count()).toBe(offices.length);
  for (const [index, office] of offices.entries()) {
    const [words, sky] = expectedAt(utc, office);
    await expect
      .poll(async () => (await cards.nth(index).locator("[data-desk]").innerText()).replace(/\s+/g, " "))
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
  expect((await desk.innerText()).trim()).toBe(`${hours.timeShort} ${offices[0].city}`);
  expect(await page.locator(".office-card__night").first().isVisible()).toBe(false);
});

test("the list of services on the home page unfolds where it is pressed, also without scripts", async () => {
  for (const javaScriptEnabled of [true, false]) {
    const { page } = await site.open("/", { javaScriptEnabled, reducedMotion: "reduce" });
    const list = page.getByRole("main").locator("details");
    const open = () =>
      page.evaluate(`[...document.querySelectorAll("main details")].map((each) => each.open)`);
    expect(await open()).toEqual(services.map((_, index) => index === 0));
    const place = Math.floor(services.length / 2);
    const service = services[place] as (typeof services)[number];
    // The first one is open already, and a click would close it.
    if (place > 0) await list.nth(place).locator("summary").click();
    // The first one stays open: if it closed, the list would move under the pointer.
    expect(await open()).toEqual(services.map((_, index) => index === 0 || index === place));
    await list.nth(place).getByRole("link", { name: labels.learnMore }).click();
    await page.waitForURL(`**${addressOf(service)}`);
  }
});
