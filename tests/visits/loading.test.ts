/** How pages load in a real browser: requests, bytes, pictures, layout shifts, the back/forward cache. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { pageBudgets, visitBudgets } from "../../pages/budgets.ts";
import { launchWithBackForwardCache } from "../browser/find-browser.ts";
import {
  addresses,
  addressesOfEachKind,
  addressOf,
  content,
  projectsWithPosts,
  services,
} from "../site-content.ts";
import { delayFonts, type LoadingRecord, recordLoading } from "./record-loading.ts";
import { serveSite } from "./serve-site.ts";

/** Pages that are mostly pictures. */
const galleries = [
  content.portfolioPage,
  content.ourWork,
  ...projectsWithPosts,
  ...services.filter(({ data }) => data.gallery),
].map(addressOf);

/** The budget of bytes after scrolling to the end. */
function scrolledLimit(route: string): number {
  const { gallery, home, other } = visitBudgets.scrolled;
  return galleries.includes(route) ? gallery : route === "/" ? home : other;
}

/** The typefaces of headings: all that are loaded, but that of text. */
const displayFaces = [
  ...readFileSync("assets/fonts/fonts.css", "utf8").matchAll(/font-family: "([^"]+)";\s+src: url/g),
]
  .map(([, name = ""]) => name)
  .filter((name, at, all) => name !== "Radio Canada" && all.indexOf(name) === at);

const { before, shown } = delayFonts(inject("site"));
const site = serveSite(before, launchWithBackForwardCache);

const phone = 390;
const visits = [
  ...[...addresses, "/404"].map((route) => ({ route, width: phone })),
  ...addressesOfEachKind.map((route) => ({ route, width: 1440 })),
];

describe.each(visits)("$route at $width px", ({ route, width }) => {
  let record: LoadingRecord;
  beforeAll(async () => {
    // Back does not depend on the width of the window.
    const elsewhere = width === phone ? (route === "/terms" ? "/" : "/terms") : undefined;
    record = await recordLoading(site, shown, { route, width, elsewhere });
  });

  test("requests few files before scrolling", () => {
    const { requests } = record;
    expect({ requests, within: requests.length <= pageBudgets.requests }).toEqual({ requests, within: true });
  });

  test("has no render-blocking files", () => {
    expect(record.blocking).toEqual([]);
  });

  if (width === phone) {
    test("stays within its budget of bytes", () => {
      const { before, scrolled } = record.bytes;
      expect(before).toBeLessThanOrEqual(visitBudgets.beforeScrolling);
      expect(scrolled).toBeLessThanOrEqual(scrolledLimit(route));
    });
  }

  test("loads no photograph much larger than its slot", () => {
    expect(record.wastefulPictures).toEqual([]);
  });

  test("shows its heading in the display face, or in that of the client, though it is late", () => {
    expect(displayFaces.filter((name) => record.headingFont?.startsWith(name))).toHaveLength(1);
  });

  test("has no layout shift that anyone can see, though its fonts are late", () => {
    expect(sum(record.shifts), record.shifts.join("\n")).toBeLessThanOrEqual(visitBudgets.layoutShift);
  });

  test("has no layout shift with cached fonts", () => {
    expect(sum(record.shiftsWithCache), record.shiftsWithCache.join("\n")).toBeLessThanOrEqual(
      visitBudgets.layoutShift,
    );
  });

  if (width === phone) {
    test("is restored from the back/forward cache", () => {
      expect(record.back).toEqual({ path: route, persisted: true, reasons: null });
    });
  }
});

/** Adds up the numbers at the beginning of the entries. */
function sum(entries: string[]): number {
  return entries.reduce((total, entry) => total + Number.parseFloat(entry), 0);
}
