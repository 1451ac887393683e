/** Every page, and two details that some engines have painted incorrectly. */
import sharp from "sharp";
import { expect, test } from "vitest";
import { addresses } from "../../site-content.ts";
import { desktop, phone, type Site } from "../in-engine.ts";
import type { Page } from "../page.ts";

/** Milliseconds for a visit to every page: WebKit, with drivers of its own, needs the most. */
const visitAll = 180_000;

export function pages(site: Site): void {
  test.each([phone, desktop])(
    "all load completely at %i pixels",
    async (width) => {
      const page = await site.open("/", width);
      for (const route of [...addresses, "/404"]) {
        await page.goto(site.address + route);
        expect
          .soft(await look(page), route)
          .toEqual({ headings: 1, fonts: [], pictures: [], foreign: [], overflow: 0 });
        expect.soft(await site.takeErrors(page), route).toEqual([]);
      }
    },
    visitAll,
  );

  test("errors in a page are recorded", async () => {
    const page = await site.open("/terms", desktop);
    await page.evaluate(`setTimeout(() => {
      console.log("a word");
      new Image().src = "/no_such_picture.png";
      throw new Error("a mistake");
    })`);
    const noticed: string[] = [];
    for (const expected of ["console: a word", "a mistake", "status 404: /no_such_picture.png"])
      await expect
        .poll(async () => {
          noticed.push(...(await site.takeErrors(page)));
          return noticed.join("\n");
        })
        .toContain(expected);
  });

  test.each([phone, desktop])("the stitches of the header are visible at %i pixels", async (width) => {
    const page = await site.open("/terms", width);
    const header = "document.querySelector('header')";
    const box = await page.evaluate<Box>(`${header}.getBoundingClientRect().toJSON()`);
    const below = await page.evaluate<number>(`parseFloat(getComputedStyle(${header}, "::after").bottom)`);
    const seam = await crop(page, { ...box, top: box.height - below - 1, height: 1 });
    expect((await countStitches(seam)) / (box.width / stitchAndGap)).toBeCloseTo(1, 1);
  });

  test("the stitches between the columns of the mega menu are visible", async () => {
    const page = await site.open("/terms", desktop);
    await page.click("header summary", "Our Services");
    await page.expectShown("header a", "ERP");
    const column =
      "document.querySelector('.mega-menu__services > :nth-child(2)').getBoundingClientRect().toJSON()";
    const { left, top, height } = await page.evaluate<Box>(column);
    // Engines snap boxes to whole pixels.
    const seam = await crop(page, { left: Math.round(left), top, width: 1, height });
    expect((await countStitches(seam)) / (height / stitchAndGap)).toBeCloseTo(1, 1);
  });

  test.each([phone, desktop])("the quilt is laid out correctly at %i pixels", async (width) => {
    const page = await site.open("/", width);
    // Wait for the end of the animation.
    await page.evaluate(`Promise.all(${quilt}.getAnimations({ subtree: true }).map(({ finished }) => finished))
      .then(() => null)`);
    await page.evaluate(`${quilt}.scrollIntoView({ block: "end", behavior: "instant" })`);
    const pieces = await page.evaluate<{ is: Box; shouldBe: Box }[]>(placePieces);
    expect(pieces.length).toBe(width === desktop ? 6 : 4);
    for (const { is, shouldBe } of pieces) {
      const sides = ["left", "top", "width", "height"] as const;
      for (const side of sides) expect.soft(Math.abs(is[side] - shouldBe[side]), side).toBeLessThan(1);
      const { channels } = await sharp(await crop(page, is)).stats();
      expect.soft(Math.max(...channels.map(({ stdev }) => stdev)), "is painted").toBeGreaterThan(10);
    }
  });
}

/** The length of a stitch and the gap after it, in pixels (tokens.css). */
const stitchAndGap = 17;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The number of h1 elements, files that are missing or of other origins, and the horizontal overflow in pixels. */
interface Look {
  headings: number;
  fonts: string[];
  pictures: string[];
  foreign: string[];
  overflow: number;
}

/** Inspects a page, after loading all its pictures. */
async function look(page: Page): Promise<Look> {
  await page.evaluate(`Promise.all([...document.images].map((image) => {
    image.loading = "eager";
    return image.complete || new Promise((resolve) => { image.onload = image.onerror = resolve; });
  })).then(() => null)`);
  return page.evaluate<Look>(`document.fonts.ready.then(() => ({
    headings: document.querySelectorAll("h1").length,
    fonts: ["500 1em 'Radio Canada'", "700 1em 'Anek Latin'"].filter((font) => !document.fonts.check(font)),
    pictures: [...document.images].filter((i) => i.naturalWidth === 0).map((i) => i.currentSrc),
    foreign: performance.getEntriesByType("resource").map(({ name }) => name)
      .filter((name) => !name.startsWith(location.origin) && !name.startsWith("data:")),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))`);
}

/** The part of a screenshot that is in a box, as PNG. The box may reach beyond the window. */
async function crop(page: Page, box: Box): Promise<Buffer> {
  const screenshot = sharp(await page.screenshot());
  const window = await screenshot.metadata();
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const right = Math.min(window.width, Math.floor(box.left + box.width));
  const bottom = Math.min(window.height, Math.floor(box.top + box.height));
  return screenshot
    .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
    .png()
    .toBuffer();
}

/** Counts the stitches in a line of pixels: 0 if the contrast to the gaps is too small. */
async function countStitches(line: Buffer): Promise<number> {
  const pixels = [...(await sharp(line).greyscale().raw().toBuffer())];
  const [least, most] = [Math.min(...pixels), Math.max(...pixels)];
  if (most - least < 40) return 0;
  const isStitch = pixels.map((pixel) => pixel < (least + most) / 2);
  return isStitch.filter((stitch, index) => stitch && !isStitch[index - 1]).length;
}

const quilt = `document.querySelector(".hero__quilt")`;

/**
 * In the page: the position of each piece of the quilt, and the one that its area in the grid defines. The facts of the desks
 * have no area.
 */
const placePieces = `(() => {
  const { left, top } = ${quilt}.getBoundingClientRect();
  const { gridTemplateColumns, gridTemplateRows, gridTemplateAreas } = getComputedStyle(${quilt});
  const areas = [...gridTemplateAreas.matchAll(/"([^"]*)"/g)].map(([, row]) => row.trim().split(/\\s+/));
  const columns = gridTemplateColumns.split(" ").map(parseFloat);
  const row = parseFloat(gridTemplateRows);
  const boxOf = ({ left, top, width, height }) => ({ left, top, width, height });
  const isShown = (piece) => getComputedStyle(piece).display !== "none";
  return [...${quilt}.querySelectorAll(":scope > :is(svg, a)")].filter(isShown).map((piece) => {
    const { gridRowStart: area } = getComputedStyle(piece);
    const rows = areas.filter((cells) => cells.includes(area));
    return {
      is: boxOf(piece.getBoundingClientRect()),
      shouldBe: {
        left: columns.slice(0, rows[0].indexOf(area)).reduce((sum, width) => sum + width, left),
        top: top + areas.indexOf(rows[0]) * row,
        // A pixel larger than the area, so that no hairline shows.
        width: columns.filter((_, index) => rows[0][index] === area).reduce((sum, width) => sum + width, 1),
        height: rows.length * row + 1,
      },
    };
  });
})()`;
