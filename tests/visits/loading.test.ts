/** How pages load in a real browser: how much they ask for, what holds them up, what moves, whether they come back. */
import { beforeAll, describe, expect, inject, test } from "vitest";
import { pageBudgets, visitBudgets } from "../../pages/budgets.ts";
import { specRoutes } from "../spec-routes.ts";
import { delayFonts, type Look, lookAt } from "./look.ts";
import { serveSite } from "./serve-site.ts";

const { before, shown } = delayFonts(inject("site"));
// Playwright switches the back/forward cache off, which browsers have on.
const site = serveSite(before, { ignoreDefaultArgs: ["--disable-back-forward-cache"] });

const visits = [...specRoutes, "/404"].flatMap((route) => [
  { route, width: 390 },
  { route, width: 1440 },
]);

describe.each(visits)("$route at $width px", ({ route, width }) => {
  let look: Look;
  beforeAll(async () => {
    const elsewhere = route === "/terms" ? "/" : "/terms";
    look = await lookAt(site, shown, { route, width, elsewhere });
  });

  test("asks for few files before anybody scrolls", () => {
    const { requests } = look;
    expect({ requests, within: requests.length <= pageBudgets.requests }).toEqual({ requests, within: true });
  });

  test("waits for nothing but the page itself before its first paint", () => {
    expect(look.blocking).toEqual([]);
  });

  test("does not move while it loads, though its fonts come late", () => {
    expect(sum(look.moved), look.moved.join("\n")).toBeLessThanOrEqual(visitBudgets.layoutShift);
  });

  test("does not move while it loads with fonts that are there", () => {
    expect(sum(look.movedAgain), look.movedAgain.join("\n")).toBeLessThanOrEqual(visitBudgets.layoutShift);
  });

  test("comes back as it was left", () => {
    expect(look.back).toEqual({ path: route, persisted: true, reasons: null });
  });
});

/** Of entries that begin with a number. */
function sum(moved: string[]): number {
  return moved.reduce((total, entry) => total + Number.parseFloat(entry), 0);
}
