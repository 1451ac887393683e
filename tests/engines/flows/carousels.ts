/** Carousels: scrolling, and buttons that are disabled at the ends. */
import { expect, test } from "vitest";
import { addressOf, content, labels, projectsWithPosts } from "../../site-content.ts";
import { desktop, phone, type Site } from "../in-engine.ts";
import type { Page } from "../page.ts";

const quotes = content.home.data.testimonials.heading;
const posts = content.labels.data.caseStudy.posts;
const withPosts = projectsWithPosts.slice(0, 1).map(addressOf);

export function carousels(site: Site): void {
  test.each([
    [quotes, desktop],
    [quotes, phone],
  ])("%s at %i pixels: buttons lead to all slides, and rest at the ends", async (name, width) => {
    const page = await site.open("/", width);
    const carousel = `[data-carousel][aria-label="${name}"]`;
    const previous = [`${carousel} button`, labels.carousel.previous] as const;
    const next = [`${carousel} button`, labels.carousel.next] as const;
    await scrollToCarousel(page, carousel);
    const slides = await page.evaluate<number>(
      `document.querySelectorAll('${carousel} .carousel__slide').length`,
    );
    await page.expectShown(...next);
    expect(await ends(page, carousel)).toEqual([true, false]);
    for (let slide = 2; slide <= slides; slide++) {
      await page.click(...next);
      await expect.poll(() => slideInView(page, carousel)).toBe(slide);
    }
    await expect.poll(() => ends(page, carousel)).toEqual([false, true]);
    // The button keeps the focus, but is disabled.
    await page.press("Enter");
    for (let slide = slides - 1; slide >= 1; slide--) {
      await page.click(...previous);
      await expect.poll(() => slideInView(page, carousel)).toBe(slide);
    }
    await expect.poll(() => ends(page, carousel)).toEqual([true, false]);
  });

  test("the strip scrolls by keyboard", async () => {
    const page = await site.open("/", phone);
    const carousel = `[data-carousel][aria-label="${quotes}"]`;
    await page.evaluate(`document.querySelector('${carousel} [data-strip]').focus()`);
    await page.press("ArrowRight");
    await expect.poll(() => ends(page, carousel)).not.toEqual([true, false]);
  });

  // No case study needs to have posts.
  test.each(withPosts)("where all slides of %s fit, there are no buttons", async (path) => {
    const page = await site.open(path, desktop);
    const carousel = `[data-carousel][aria-label="${posts}"]`;
    await scrollToCarousel(page, carousel);
    await expect
      .poll(() => page.evaluate(`document.querySelector('${carousel} [data-strip]').tabIndex`))
      .toBe(-1);
    await page.expectHidden(`${carousel} button`);
  });
}

/** Scrolls to a carousel, because its section is not laid out and its buttons are hidden until then. */
async function scrollToCarousel(page: Page, carousel: string): Promise<void> {
  await page.evaluate(`document.querySelector('${carousel}').scrollIntoView()`);
  await page.expectShown(`${carousel} [data-strip] > :first-child`);
}

/** Whether the strip is at its start and at its end, according to the buttons. */
const ends = (page: Page, carousel: string): Promise<boolean[]> =>
  page.evaluate(`[...document.querySelectorAll('${carousel} [data-step]')]
    .map((button) => button.getAttribute("aria-disabled") === "true")`);

/** The number of the slide that the strip has snapped to, from 1; at the end of the strip, the last one. */
const slideInView = (page: Page, carousel: string): Promise<number> =>
  page.evaluate(`(() => {
    const strip = document.querySelector('${carousel} [data-strip]');
    const slides = [...strip.children];
    if (strip.scrollLeft >= strip.scrollWidth - strip.clientWidth - 1) return slides.length;
    const start = strip.getBoundingClientRect().left + parseFloat(getComputedStyle(strip).paddingLeft);
    return 1 + slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - start) < 2);
  })()`);
