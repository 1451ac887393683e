/** The layout of pages at every width, with visitors' own settings, for touch and for keyboards. */
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { browse, desktop, findBrokenPictures, phone } from "../browser/browser.ts";
import {
  findBadPictures,
  findBrokenWords,
  findFocusMistake,
  findLongLines,
  findMotion,
  findSmallTargets,
  findSpilledWords,
  overflow,
} from "../browser/layout.ts";
import { addresses, addressesOfEachKind, addressOf, labels, projects, services } from "../site-content.ts";

const site = browse(inject("site"));
const still = { reducedMotion: "reduce" } as const;

/** Phones, tablets and desktops. If `EVERY_PAGE` is set, more: 720 is a desktop of 1440 at a zoom of 200 %. */
const widths = [320, 390, 768, 1024, 1440, 1920, ...(process.env.EVERY_PAGE ? [360, 720, 1280] : [])];
/** The widths at which every word and target is checked. */
const widthsInDetail = [320, 390, 768, 1440, 1920];

/** One page of each kind. */
const kinds = [
  ...addressesOfEachKind,
  ...services.slice(1, 2).map(addressOf),
  ...projects
    .filter(({ data }) => data.posts.length === 0)
    .slice(0, 1)
    .map(addressOf),
  "/404",
];
/** The first case study. */
const study = projects.slice(0, 1).map(addressOf);

/** Text spacing that must not lose content (WCAG 2.2, 1.4.12). */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

describe.each([...addresses, "/404"])("%s", (route) => {
  test("fits every width; no word is broken, no picture is distorted, targets are large enough for touch", async () => {
    const { page } = await site.open(route, still);
    expect(await findBrokenPictures(page)).toEqual([]);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, wider: await overflow(page) }).toEqual({ width, wider: 0 });
      // A larger window loads a larger file, and shows the smaller one until then.
      await expect
        .poll(async () => ({ width, pictures: await findBadPictures(page) }))
        .toEqual({ width, pictures: [] });
      if (!widthsInDetail.includes(width)) continue;
      expect({ width, spilled: await findSpilledWords(page) }).toEqual({ width, spilled: [] });
      expect({ width, broken: await findBrokenWords(page) }).toEqual({ width, broken: [] });
      expect({ width, long: await findLongLines(page, 80) }).toEqual({ width, long: [] });
      expect({ width, targets: await findSmallTargets(page) }).toEqual({ width, targets: [] });
    }
  });
});

test.each(kinds)("%s works with wider text spacing, and with words of forty letters", async (route) => {
  const { page } = await site.open(route, still);
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(textSpacing)});
    document.adoptedStyleSheets = [sheet];
  })()`);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, mistakes: await findMistakes(page) }).toEqual({ width, mistakes: [] });
  }
  await page.evaluate("document.adoptedStyleSheets = []");
  await lengthenWords(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, mistakes: await findMistakes(page) }).toEqual({ width, mistakes: [] });
  }
});

describe.each([
  { width: desktop, height: 900 },
  { width: phone, height: 700 },
])("at $width px", (window) => {
  test.each(["/", "/contact_us", "/portfolio", "/pricing/seo_pricing"])(
    "%s shows clearly where the focus is",
    async (route) => {
      const { page } = await site.open(route, { ...window, ...still });
      const mistakes: string[] = [];
      // Carousels determine in the first frame whether they scroll, and therefore whether they are tab stops.
      await page.evaluate(
        "new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))",
      );
      let presses = 0;
      for (; presses < 200; presses++) {
        await page.keyboard.press("Tab");
        if (await page.evaluate("document.activeElement === document.body")) break;
        let mistake = await findFocusMistake(page);
        // A carousel needs some frames to scroll to a link in it.
        for (let wait = 0; wait < 10 && mistake; wait++) {
          await page.waitForTimeout(50);
          mistake = await findFocusMistake(page);
        }
        if (mistake) mistakes.push(mistake);
      }
      expect(mistakes).toEqual([]);
      // The focus has moved through the header, the page and the footer, and left the page at its end.
      expect(presses).toBeGreaterThan(25);
      expect(presses).toBeLessThan(200);
    },
  );
});

const menus = [labels.header.about, labels.header.services, labels.header.pricing];

test("menu entries are large enough for touch", async () => {
  const { page } = await site.open("/terms", still);
  for (const menu of menus) {
    await page.getByRole("banner").locator("summary").filter({ hasText: menu }).click();
    expect(await findSmallTargets(page)).toEqual([]);
  }
  await page.setViewportSize({ width: phone, height: 844 });
  await page.getByRole("button", { name: labels.header.openMenu }).click();
  for (const menu of menus) {
    await page.locator(".mobile-menu summary").filter({ hasText: menu }).click();
    expect(await findSmallTargets(page)).toEqual([]);
  }
});

test.each(["/", "/contact_us", "/portfolio", ...study, "/pricing/seo_pricing"])(
  "%s does not move with reduced motion, and otherwise only for a second",
  async (route) => {
    const { page } = await site.open(route, still);
    expect(await findMotion(page)).toEqual([]);
    expect(await page.evaluate("document.getAnimations().length")).toBe(0);

    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.reload();
    // Those that follow the scroll position move only when the visitor does.
    const ends = `document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map((animation) => animation.effect.getComputedTiming().endTime)`;
    const longest = Math.max(0, ...(await page.evaluate<number[]>(ends)));
    expect(longest).toBeLessThan(1500);
    expect(await page.locator("video, audio, [autoplay], marquee, img[src$='.gif']").count()).toBe(0);
  },
);

test.each(["/", "/about", "/contact_us", "/our_team", "/portfolio", ...study, "/pricing/seo_pricing"])(
  "%s shows all its words without scripts",
  async (route) => {
    const { page } = await site.open(route, { ...still, javaScriptEnabled: false });
    const unseen =
      await page.evaluate(`[...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, td, img:not([alt='']))")]
    .filter((element) => !element.closest("[hidden], noscript, details:not([open]), .office-card__night") && !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((element) => element.outerHTML.slice(0, 100))`);
    expect(unseen).toEqual([]);
  },
);

/** Horizontal overflow, and words that are cut off or overlap. */
async function findMistakes(page: Page): Promise<string[]> {
  const wider = await overflow(page);
  return [...(wider ? [`${wider} px wider than the window`] : []), ...(await findSpilledWords(page))];
}

/** Replaces the first word of every text by one of forty letters, as in translations. */
async function lengthenWords(page: Page): Promise<void> {
  await page.evaluate(`(() => {
    const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (!node.parentElement.closest("option, script, .visually-hidden, .keep-together"))
        node.data = node.data.replace(/\\p{L}{3,}/u, "Verantwortungsbereichsverteilungsplanung");
    }
  })()`);
}
