/** Fonts as the build cuts them, and what the styles ask of them. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { openCache } from "../generator/cache.ts";
import { withRoundedKerning, withTables } from "../generator/font-tables.ts";
import { type FontDefinition, makeFonts } from "../generator/make-fonts.ts";
import { site } from "../pages/site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const root = path.dirname(import.meta.dirname);
const letters = "AVTo";
const alphabet = "AVTabcdefghijklmnopqrstuvwxyz";
const display = site.fonts.find(({ family }) => family === "Anek Latin") as FontDefinition;
const master = readFileSync(createRequire(import.meta.url).resolve(display.file));

/** The file that the build would make of a font. */
async function make(font: FontDefinition, characters = letters): Promise<Buffer> {
  const { outputs } = await makeFonts(root, [font], characters, "/assets/", openCache(temporaryFolder()));
  const [output] = outputs;
  if (!output) throw new Error("No file was made.");
  return Buffer.from(output.contents);
}

/** A font at one point of its axes. */
async function at(font: Buffer, axes: Record<string, number>) {
  const still = create(await subsetFont(font, letters, { targetFormat: "sfnt", variationAxes: axes }));
  if (!("layout" in still)) throw new Error("It is a collection.");
  return still;
}

/** The outlines of the letters, in units of the font. */
async function outlines(font: Buffer, axes: Record<string, number>): Promise<number[]> {
  const still = await at(font, axes);
  return still.layout(letters).glyphs.flatMap(({ path }) => path.commands.flatMap(({ args }) => args));
}

/** How far the outlines of two fonts are apart where they are furthest, in units of the fonts. */
async function furthestApart(one: Buffer, other: Buffer, axes: Record<string, number>): Promise<number> {
  const [ours, theirs] = await Promise.all([outlines(one, axes), outlines(other, axes)]);
  expect(ours.length).toBe(theirs.length);
  return Math.max(...ours.map((value, index) => Math.abs(value - (theirs[index] ?? Number.NaN))));
}

/** How much two letters move together, in units of the font, at one point of its axes. */
async function kerning(font: Buffer, axes: Record<string, number>): Promise<number> {
  const still = await at(font, axes);
  const width = (text: string) => still.layout(text).advanceWidth;
  return width("A") + width("V") - width("AV");
}

test("fixed kerning is that of the typical use, at every weight and width", async () => {
  const made = await make({ ...display, step: 0 });
  const typical = await kerning(master, display.fallback.typical);
  expect(typical).toBeGreaterThan(0);
  for (const axes of [
    { wght: 650, wdth: 84 },
    { wght: 800, wdth: 76 },
  ]) {
    expect(await kerning(made, axes)).toBe(typical);
    expect(await kerning(master, axes)).not.toBe(typical);
  }
});

test("a font with fixed kerning still has its weights and widths", async () => {
  const opened = create(await subsetFont(await make(display), letters, { targetFormat: "sfnt" }));
  const axes = "variationAxes" in opened ? opened.variationAxes : {};
  expect(axes).toMatchObject({ wght: { min: 650, max: 800 }, wdth: { min: 76, max: 84 } });
});

test("axes that act by themselves show the same outlines as long as only one of them is off its default", async () => {
  const made = await make({ ...display, hasFixedKerning: false, step: 0 });
  const apart = (axes: Record<string, number>) => furthestApart(made, master, axes);
  // Rounded once more.
  for (const axes of [
    { wght: 800, wdth: 76 },
    { wght: 650, wdth: 76 },
    { wght: 800, wdth: 84 },
  ])
    expect(await apart(axes)).toBeLessThanOrEqual(2);
  const furthest = await apart({ wght: 650, wdth: 84 });
  expect(furthest).toBeGreaterThan(2);
  // Of 2,000: a third of a pixel in letters of 30 pixels.
  expect(furthest).toBeLessThan(28);
  // Where headings are.
  expect(await apart(display.fallback.typical)).toBeLessThanOrEqual(3);
});

test("axes that act by themselves do not change how long a line is", async () => {
  const made = await make({ ...display, hasFixedKerning: false });
  const width = async (font: Buffer, axes: Record<string, number>) => {
    const opened = create(await subsetFont(font, letters, { targetFormat: "truetype" }));
    if (!("getVariation" in opened)) throw new Error("It is a collection.");
    return opened.getVariation(axes).layout(letters).advanceWidth;
  };
  for (const axes of [display.fallback.typical, { wght: 650, wdth: 84 }])
    expect(Math.abs((await width(made, axes)) - (await width(master, axes)))).toBeLessThanOrEqual(
      letters.length,
    );
});

test.each(site.fonts)(
  "$family in steps: not apart at the default, half a step at the ends, and smaller",
  async (font) => {
    const step = font.step ?? Number.NaN;
    const [exact, inSteps] = await Promise.all([make({ ...font, step: 0 }, alphabet), make(font, alphabet)]);
    expect(inSteps.length).toBeLessThan(exact.length);
    const end = (side: "min" | "max") =>
      Object.fromEntries(Object.entries(font.axes).map(([axis, range]) => [axis, range[side]]));
    const apart = await Promise.all(
      [end("min"), end("max")].map((axes) => furthestApart(inSteps, exact, axes)),
    );
    // Half a step for each axis that is off its default, and what rounding to units adds.
    expect(Math.max(...apart)).toBeGreaterThan(1);
    expect(Math.max(...apart)).toBeLessThanOrEqual((step / 2) * Object.keys(font.axes).length + 1);
    const standard = Object.fromEntries(
      Object.entries(font.axes).map(([axis, { min, default: standing = min }]) => [axis, standing]),
    );
    expect(await furthestApart(inSteps, exact, standard)).toBe(0);
  },
);

test("kerning in steps is half a step off at the most", async () => {
  const [exact, inSteps] = await Promise.all([make({ ...display, step: 0 }), make({ ...display, step: 10 })]);
  const [before, after] = await Promise.all(
    [exact, inSteps].map((font) => kerning(font, display.fallback.typical)),
  );
  expect((after as number) % 10).toBeCloseTo(0);
  expect(after).not.toBe(before);
  expect(Math.abs((after as number) - (before as number))).toBeLessThanOrEqual(5);
});

test("kerning that varies is not rounded: it says so", async () => {
  const varying = await subsetFont(master, letters, { targetFormat: "truetype" });
  expect(() => withRoundedKerning(varying, 8)).toThrow("more than one advance");
});

test("a character that a font is without is left to its fallback", async () => {
  const [whole, without] = await Promise.all([make(display), make({ ...display, without: "V" })]);
  const has = async (font: Buffer) => (await at(font, display.fallback.typical)).characterSet.includes(86);
  expect(await has(whole)).toBe(true);
  expect(await has(without)).toBe(false);
});

test("tables are only taken from a font with the same glyphs", async () => {
  const [one, other] = await Promise.all(
    ["AV", "AVTo"].map((text) => subsetFont(master, text, { targetFormat: "truetype" })),
  );
  expect(() => withTables(one as Buffer, other as Buffer, ["GPOS"])).toThrow("the same glyphs");
  expect(() => withTables(one as Buffer, one as Buffer, ["nope"])).toThrow("no table nope");
});

test("the styles ask the display face for no weight or width that it lacks", () => {
  const css = ["assets/styles", "components"]
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true }).map((file) =>
        path.join(root, folder, `${file}`),
      ),
    )
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const numbers = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, number]) => Number(number));
  const widths = numbers(/(?:font-stretch|--width-\w+): ([\d.]+)%/g);
  const weights = numbers(/font: (\d+) [^;]*var\(--font-display\)/g);
  const { wdth, wght } = display.axes;
  expect([Math.min(...widths), Math.max(...widths)]).toEqual([wdth?.min, wdth?.max]);
  expect([Math.min(...weights), Math.max(...weights)]).toEqual([wght?.min, wght?.max]);
});

test("whoever names a typeface names its fallback next, which is as wide", () => {
  const tokens = readFileSync(path.join(root, "assets/styles/tokens.css"), "utf8");
  for (const { family, fallback } of site.fonts)
    expect(tokens).toContain(`"${family}", "${fallback.family}",`);
});
