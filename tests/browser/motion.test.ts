/** Motion by style sheets alone: what moves, for whom, and what it looks like where nothing moves. */
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { addressesOfEachLayout, addressOf, content, projects, services } from "../site-content.ts";
import { browse, desktop, phone, tabTo } from "./browser.ts";

const site = browse(inject("site"));

/** A case study of each layout. */
const studies = addressesOfEachLayout.filter((address) =>
  projects.some((project) => addressOf(project) === address),
);

/** A computed property of the first match. */
const style = (page: Page, selector: string, property: string) =>
  page.evaluate<string>(`getComputedStyle(document.querySelector(${JSON.stringify(selector)})).${property}`);

/** The names of the running animations that follow the scroll position. */
const scrolled = (page: Page) =>
  page.evaluate<string[]>(`[...new Set(document.getAnimations()
    .filter(({ timeline }) => !(timeline instanceof DocumentTimeline))
    .map(({ animationName }) => animationName))].sort()`);

/** The orders of a case study without a photograph in a frame above a row of colours move in ways of their own. */
const ownMotion = ["line", "conversation", "deck", "clearing", "dig", "road"];
const movesAlone = (study: string) =>
  ownMotion.includes(projects.find((project) => addressOf(project) === study)?.data.choreography ?? "");

/**
 * Waits until the fonts are loaded and painted: what they move counts for the frame that follows.
 *
 * @returns the time, in milliseconds of the page
 */
const whenFontsAreShown = (page: Page) =>
  page.evaluate<number>(`document.fonts.ready.then(() => new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))))`);

/** Adds up what has moved without a cause since then, in milliseconds of the page. */
const shiftSince = (page: Page, since: number) =>
  page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries()
      .reduce((sum, { startTime, value }) => sum + (startTime < ${since} ? 0 : value), 0)))
      .observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(0), 300);
  })`);

test.each(studies.filter(movesAlone))(
  "%s follows the scroll position, without moving anything else",
  async (study) => {
    const { page } = await site.open(study, { reducedMotion: "no-preference" });
    const since = await whenFontsAreShown(page);
    const seen = new Set<string>();
    const steps = await page.evaluate<number>("Math.ceil(document.body.scrollHeight / 450)");
    for (let step = 0; step < steps; step++) {
      await page.evaluate("scrollBy(0, 450)");
      await page.evaluate("new Promise(requestAnimationFrame)");
      for (const name of await scrolled(page)) seen.add(name);
    }
    expect(seen.size).toBeGreaterThan(0);
    expect(await shiftSince(page, since)).toBe(0);
  },
);

/**
 * How the colours come in, where they do not unroll: plates are set down on a table around a bowl of soup that is stirred, and
 * a bag was lifted from its photograph; in the frame of a door they are there, its joint closes, the shade wanders over the
 * door, and its knocker knocks.
 */
const coloursIn: Record<string, string[]> = {
  menu: [
    ...["carry", "fall", "lay", "rise", "roll", "stir", "swirl", "unroll"].map((name) => `case-menu-${name}`),
    "menu-head-clear",
    "menu-head-take",
    "next-project-arrive",
  ],
  photograph: [
    "next-project-arrive",
    "timber-boards-join",
    "timber-joint-near",
    ...["answer", "draw", "shade", "shine"].map((name) => `timber-sheet-${name}`),
  ],
};

test.each(studies.filter((study) => !movesAlone(study)))(
  "the head of %s grows inside its frame, and its colours come in, without moving anything else",
  async (study) => {
    const { page } = await site.open(study, { reducedMotion: "no-preference" });
    await page.locator(".colour-row, .timber-boards").scrollIntoViewIfNeeded();
    const { showcase, choreography } = projects.find((project) => addressOf(project) === study)?.data ?? {};
    const drawn = { left: "wide-picture-draw", right: "wide-picture-turn" };
    expect(await scrolled(page)).toEqual([
      "case-head-grow",
      ...(coloursIn[choreography ?? ""] ?? ["colour-row-unroll"]),
      ...(showcase?.before ? [drawn[showcase.before.from]] : []),
    ]);
    const frame = page.locator(".case-head__picture");
    const before = await frame.boundingBox();
    // What late fonts move is the subject of tests/visits/loading.test.ts.
    const since = await whenFontsAreShown(page);
    // The middle of the frame is at the top of the window.
    await page.evaluate(`scrollBy(0, ${(before?.y ?? 0) + (before?.height ?? 0) / 2})`);
    await page.evaluate("new Promise(requestAnimationFrame)");
    expect(Number(await style(page, ".case-head__picture img", "scale"))).toBeGreaterThan(1);
    expect(await style(page, ".case-head__picture", "overflow")).toBe("clip");
    expect((await frame.boundingBox())?.height).toBe(before?.height);
    expect(await shiftSince(page, since)).toBe(0);
  },
);

test.each([...studies, "/our_team", "/404"])(
  "%s is finished and still with reduced motion",
  async (route) => {
    const { page } = await site.open(route, { reducedMotion: "reduce" });
    expect(await page.evaluate("document.getAnimations().length")).toBe(0);
    const moving = await page.evaluate<string[]>(`[...document.images].flatMap((image) =>
      image.currentSrc.endsWith(".svg") ? [image.currentSrc] : [])`);
    for (const source of moving) {
      const drawing = await page.request.get(source);
      expect(await drawing.text()).not.toContain("@keyframes");
    }
  },
);

const withSteps = services.filter(({ data }) => data.process).slice(0, 1);

test.each(withSteps.map(addressOf))(
  "the steps of %s are in sight while each drawing replaces the one before it",
  async (route) => {
    const { page } = await site.open(route, { width: desktop, reducedMotion: "no-preference" });
    const strip = page.locator(".process-steps");
    await strip.scrollIntoViewIfNeeded();
    const covers = () =>
      page.evaluate<string[]>(`[...document.querySelectorAll(".process-steps__before")]
        .filter((cover) => cover.closest("svg").checkVisibility())
        .map((cover) => getComputedStyle(cover).clipPath)`);
    const [before, after] = ["inset(0px 0px 0px 0%)", "inset(0px 0px 0px 100%)"];
    /** Scrolls the section's top to a distance from the top of the window. */
    const scrollTo = (top: number) =>
      page.evaluate(`scrollTo({ behavior: "instant", top: scrollY - ${top} +
        document.querySelector(".process-section").getBoundingClientRect().top })`);
    await scrollTo(500); // the list has begun to come in
    await expect.poll(covers).toEqual([before, before, before]);
    await scrollTo(80); // below the header
    await expect.poll(covers).toEqual([after, after, after]);
    expect((await strip.boundingBox())?.y).toBeGreaterThan(0);
  },
);

test.each(withSteps.map(addressOf))("the steps of %s are complete with reduced motion", async (route) => {
  const { page } = await site.open(route, { width: desktop, reducedMotion: "reduce" });
  expect(await style(page, ".process-steps__before", "clipPath")).toBe("inset(0px 0px 0px 100%)");
});

test("a block comes off the page that does not exist, and lies over its place", async () => {
  const { page } = await site.open("/404", { reducedMotion: "no-preference", isOwn: true });
  await page.evaluate("document.getAnimations().forEach((animation) => animation.finish())");
  const place = await page.locator(".missing-patch > i").boundingBox();
  const block = await page.locator(".missing-patch__loose").boundingBox();
  if (!place || !block) throw new Error("the block or its place is not shown");
  expect(block.x).toBeGreaterThan(place.x);
  expect(block.x).toBeLessThan(place.x + place.width);
  expect(block.y).toBeGreaterThan(place.y);
  expect(block.y).toBeLessThan(place.y + place.height);
});

describe("from a card to its case study the picture travels", () => {
  test.each(studies)(
    "its card and the head of %s share a name, which no other element has",
    async (study) => {
      const { page } = await site.open("/portfolio");
      const named = () =>
        page.evaluate<string[]>(`[...document.querySelectorAll("main *")]
        .filter((element) => getComputedStyle(element).viewTransitionName === "case-picture")
        .map((element) => element.closest("a")?.getAttribute("href") ?? element.className)`);
      expect(await named()).toEqual([]);
      await page.locator(`.project-card[href="${study}"]`).focus();
      expect(await named()).toEqual([study]);

      await page.goto(site.address + study);
      expect(await named()).toHaveLength(1);
      await page.locator("a.next-project").focus();
      const next = await page.locator("a.next-project").getAttribute("href");
      expect(await named()).toEqual([next]);
    },
  );
});

// No case study needs to have a picture that is drawn.
test.each(projects.filter(({ data }) => data.showcase?.before).map(addressOf))(
  "the large picture of %s is drawn, and is complete with reduced motion",
  async (study) => {
    const { page } = await site.open(study, { reducedMotion: "no-preference", isOwn: true });
    await page.evaluate("document.querySelector('.wide-picture__drawn').scrollIntoView()");
    await page.evaluate("new Promise(requestAnimationFrame)");
    const cuts = async () => [
      await style(page, ".wide-picture__drawn > :last-child", "clipPath"),
      await style(page, ".wide-picture__drawn > :last-child", "maskImage"),
    ];
    expect(await cuts()).not.toEqual(["none", "none"]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await cuts()).toEqual(["none", "none"]);
    expect(await style(page, ".wide-picture__drawn > :first-child", "display")).toBe("none");
  },
);

const notPosters = projects
  .filter(({ data }) => data.card !== "poster")
  .slice(0, 1)
  .map(addressOf);
test.each(notPosters)("on the hover of the card of %s its picture comes closer", async (study) => {
  const { page } = await site.open("/portfolio", { reducedMotion: "reduce", isOwn: true });
  // A new window, in which the pointer is nowhere.
  const card = `.project-card[href="${study}"]`;
  expect(await style(page, `${card} img`, "scale")).toBe("none");
  await page.hover(card);
  await expect.poll(() => style(page, `${card} img`, "scale")).toBe("1.12");
});

test("pictures of the portfolio are cropped little, and rows are full, for any number of cards", async () => {
  const { page } = await site.open("/portfolio", { reducedMotion: "reduce" });
  for (const width of [768, desktop, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (let count = 8; count >= 0; count--) {
      const { ratios, gaps } = await page.evaluate<{ ratios: number[]; gaps: number[] }>(`(() => {
        const cards = [...document.querySelectorAll(".project-card")];
        cards.forEach((card, index) => card.hidden = index >= ${count});
        cards.forEach((card, index) => card.style.display = index >= ${count} ? "none" : "");
        const list = document.querySelector(".portfolio-grid__cards");
        const boxes = [...list.children].filter(({ style }) => style.display !== "none").map((child) => child.getBoundingClientRect());
        const rows = new Map();
        for (const { top, right } of boxes) rows.set(Math.round(top), Math.max(rows.get(Math.round(top)) ?? 0, right));
        return {
          ratios: cards.slice(0, ${count}).map((card) => {
            const { width, height } = card.querySelector(".project-card__picture").getBoundingClientRect();
            return width / height;
          }),
          gaps: [...rows.values()].map((right) => Math.abs(list.getBoundingClientRect().right - right)),
        };
      })()`);
      for (const [index, ratio] of ratios.entries()) {
        expect(ratio).toBeGreaterThan(0.7);
        expect(ratio).toBeLessThan(index === 0 ? 3.05 : 2.01); // the first one shares its window with the title
      }
      for (const gap of gaps) expect(gap).toBeLessThan(2);
    }
  }
});

test.each([phone, 768, desktop])("at %i pixels the team has no hole, with 1 to 12 members", async (width) => {
  const { page } = await site.open("/our_team", { width, reducedMotion: "reduce" });
  for (let count = 1; count <= 12; count++) {
    const uncovered = await page.evaluate(`(() => {
      const list = document.querySelector(".team-grid");
      const members = [...list.children].filter((item) => !item.matches(".team-grid__you"));
      members.slice(1).forEach((item) => item.remove());
      for (let index = 1; index < ${count}; index++) members[0].after(members[0].cloneNode(true));
      const boxes = [...list.children].map((item) => item.getBoundingClientRect());
      const area = boxes.at(-1);
      const row = boxes.filter(({ top, bottom }) => top < area.top + 1 && bottom > area.bottom - 1);
      const style = getComputedStyle(list);
      const gap = parseFloat(style.columnGap) || 0; // "normal" is none
      const filled = row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1);
      return list.clientWidth - filled;
    })()`);
    expect({ count, uncovered: Math.abs(Math.round(Number(uncovered))) }).toEqual({ count, uncovered: 0 });
  }
});

test("portraits are grey at rest, and have their colour on hover and focus", async () => {
  const { page } = await site.open("/our_team", { reducedMotion: "reduce" });
  const cards = page.locator(".portrait-card");
  expect(await cards.count()).toBe(content.team.length);
  const filter = () => style(page, ".portrait-card img", "filter");
  expect(await filter()).toBe("grayscale(1) sepia(0.18)");
  await cards.first().hover();
  expect(await filter()).toBe("none");
  await page.mouse.move(0, 0);
  expect(await filter()).toBe("grayscale(1) sepia(0.18)");
  await tabTo(page, cards.first());
  expect(await filter()).toBe("none");
});
