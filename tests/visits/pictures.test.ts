/** The bytes that a page loads, and the width of each photograph compared to its slot. */
import { describe, expect, test } from "vitest";
import { visitBudgets } from "../../pages/budgets.ts";
import {
  addresses,
  addressesOfEachLayout,
  addressOf,
  content,
  projectsWithPosts,
  services,
} from "../site-content.ts";
import { measureVisit, type Visit } from "./measure-visit.ts";
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

const site = serveSite();

const phone = { width: 390, density: 1 };
const otherScreens = [
  { width: 390, density: 2 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
];

function expectFittingPictures({ pictures }: Visit): void {
  const wasteful = pictures.filter(
    ({ needed, loaded }) => loaded > needed * visitBudgets.pictureExcess && loaded > 133,
  );
  expect(wasteful).toEqual([]);
}

describe.each(addresses)("%s", (route) => {
  test("on a phone, stays within its budget of bytes, and loads no photograph much larger than its slot", async () => {
    const { beforeScrolling } = visitBudgets;
    const visit = await measureVisit(site.browser, site.address + route, phone);
    const { before, scrolled } = visit;
    expect({ before, within: before <= beforeScrolling }).toEqual({ before, within: true });
    expect({ scrolled, within: scrolled <= scrolledLimit(route) }).toEqual({ scrolled, within: true });
    expectFittingPictures(visit);
  });
});

describe.each(addressesOfEachLayout)("%s", (route) => {
  test.each(otherScreens)(
    "loads no photograph much larger than its slot: $width px at density $density",
    async (screen) => {
      expectFittingPictures(await measureVisit(site.browser, site.address + route, screen));
    },
  );
});
