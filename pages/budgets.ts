/**
 * Performance budgets: limits for the size and speed of pages. A change that exceeds one has to save elsewhere; raising
 * a budget is a separate decision.
 */
import type { PageBudgets } from "../generator/model/site-definition.ts";

/** Checked by every build, which fails if a page exceeds them. Bytes after compression (brotli, level 5). */
export const pageBudgets: PageBudgets = {
  // The first round trip carries ten packets of 1,460 bytes (RFC 6928), headers included.
  html: 14_000,
  styles: 12_300,
  scripts: 4_096,
  fonts: 26_000,
  fontFiles: 2,
  requests: 15,
};

/** Checked by `npm run test:browser` in a real browser. Bytes include response headers. */
export const visitBudgets = {
  /** Cumulative layout shift (CLS) while a page loads: a heading may shift a little if its font loads late. */
  layoutShift: 0.01,
  /** All bytes loaded before scrolling, on a phone with a device pixel ratio of 1. */
  beforeScrolling: 150_000,
  /** All bytes after scrolling to the end: gallery pages, the home page, all others. */
  scrolled: { gallery: 600_000, home: 350_000, other: 300_000 },
  /** The largest ratio of the width of a photograph to the width of its slot. */
  pictureExcess: 1.5,
};

/** Targets of `npm run bench -- visitor`; no test depends on times. Milliseconds, on a simulated phone. */
export const paceBudgets = {
  /** Lighthouse score in each category. */
  score: 100,
  largestPaint: 1_200,
  blockingTime: 0,
  /** From the click on a link to the first paint of the next page. */
  nextPaint: 50,
};
