/** Weights, and the size of each photograph against its slot: what the pictures may cost a visitor. */
import { describe, expect, test } from "vitest";
import { visitBudgets } from "../../pages/budgets.ts";
import { specRoutes } from "../spec-routes.ts";
import { serveSite } from "./serve-site.ts";
import { visit } from "./visit.ts";

const galleries =
  /^\/(portfolio(\/(beatum|sosoulicious|cyberace|mytechvisor))?|our_work|our_services\/photography_and_videography)$/;

/** Bytes with everything in sight. */
function scrolledLimit(route: string): number {
  const { gallery, home, other } = visitBudgets.scrolled;
  return galleries.test(route) ? gallery : route === "/" ? home : other;
}

const site = serveSite();

describe.each(specRoutes)("%s", (route) => {
  test("stays within its weight on a phone of one pixel for each CSS pixel", async () => {
    const { beforeScrolling } = visitBudgets;
    const { before, scrolled } = await visit(site.browser, site.address + route, { width: 390, density: 1 });
    expect({ before, within: before <= beforeScrolling }).toEqual({ before, within: true });
    expect({ scrolled, within: scrolled <= scrolledLimit(route) }).toEqual({ scrolled, within: true });
  });

  test.each([
    { width: 390, density: 1 },
    { width: 390, density: 2 },
    { width: 1440, density: 1 },
    { width: 1440, density: 2 },
  ])("loads no photograph much larger than its slot: $width px at density $density", async (screen) => {
    const { pictures } = await visit(site.browser, site.address + route, screen);
    const wasteful = pictures.filter(
      ({ needed, loaded }) => loaded > needed * visitBudgets.pictureExcess && loaded > 133,
    );
    expect(wasteful).toEqual([]);
  });
});
