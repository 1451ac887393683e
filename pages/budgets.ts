/**
 * What the site may cost its visitors. A change that needs more than this finds something else to take away; to raise a
 * number here is a decision of its own.
 */
import type { PageBudgets } from "../generator/model/site-definition.ts";

/** Held by every build: a page beyond them stops it. Bytes as servers send them (brotli, level 5). */
export const pageBudgets: PageBudgets = {
  // Ten packets of 1,460 bytes come in the first round trip (RFC 6928), and headers need some of them.
  html: 14_000,
  styles: 16_000,
  scripts: 4_000,
  fonts: 38_000,
  fontFiles: 6,
  requests: 15,
};

/** Held by `npm run test:visits`, in a real browser. Bytes with the headers of answers. */
export const visitBudgets = {
  /** Shift of what is shown while a page loads. */
  layoutShift: 0,
  /** Everything that is loaded before anybody scrolls, on a phone of one pixel for each CSS pixel. */
  beforeScrolling: 150_000,
  /** With everything in sight: pages that are galleries, the home page, all others. */
  scrolled: { gallery: 600_000, home: 350_000, other: 300_000 },
  /** How much wider than its slot a photograph may be. */
  pictureExcess: 1.2,
};

/** Wanted by `npm run bench -- visitor`; what takes time decides no test. Milliseconds, on a simulated phone. */
export const paceBudgets = {
  /** Of Lighthouse's categories. */
  score: 100,
  largestPaint: 1_200,
  blockingTime: 0,
  /** From the click on a link to the next page. */
  nextPaint: 50,
};
