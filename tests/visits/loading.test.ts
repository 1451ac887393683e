/** How pages load in a real browser: requests, render-blocking files, layout shifts, the back/forward cache. */
import { beforeAll, describe, expect, inject, test } from "vitest";
import { pageBudgets, visitBudgets } from "../../pages/budgets.ts";
import { addresses, addressesOfEachLayout } from "../site-content.ts";
import { delayFonts, type LoadingRecord, recordLoading } from "./record-loading.ts";
import { serveSite } from "./serve-site.ts";

const { before, shown } = delayFonts(inject("site"));
// Playwright disables the back/forward cache by default.
const site = serveSite(before, { ignoreDefaultArgs: ["--disable-back-forward-cache"] });

const visits = [
  ...[...addresses, "/404"].map((route) => ({ route, width: 390 })),
  ...addressesOfEachLayout.map((route) => ({ route, width: 1440 })),
];

describe.each(visits)("$route at $width px", ({ route, width }) => {
  let record: LoadingRecord;
  beforeAll(async () => {
    const elsewhere = route === "/terms" ? "/" : "/terms";
    record = await recordLoading(site, shown, { route, width, elsewhere });
  });

  test("requests few files before scrolling", () => {
    const { requests } = record;
    expect({ requests, within: requests.length <= pageBudgets.requests }).toEqual({ requests, within: true });
  });

  test("has no render-blocking files", () => {
    expect(record.blocking).toEqual([]);
  });

  test("shows its heading in the display face, though it is late", () => {
    expect(record.headingFont).toMatch(/^Anek Latin/);
  });

  test("has no layout shift that anyone can see, though its fonts are late", () => {
    expect(sum(record.shifts), record.shifts.join("\n")).toBeLessThanOrEqual(visitBudgets.layoutShift);
  });

  test("has no layout shift with cached fonts", () => {
    expect(sum(record.shiftsWithCache), record.shiftsWithCache.join("\n")).toBeLessThanOrEqual(
      visitBudgets.layoutShift,
    );
  });

  test("is restored from the back/forward cache", () => {
    expect(record.back).toEqual({ path: route, persisted: true, reasons: null });
  });
});

/** Adds up the numbers at the beginning of the entries. */
function sum(entries: string[]): number {
  return entries.reduce((total, entry) => total + Number.parseFloat(entry), 0);
}
