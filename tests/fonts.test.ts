/** Fonts as the build cuts them, and what the styles ask of them. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { create } from "fontkit";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { openCache } from "../generator/cache.ts";
import { withTables } from "../generator/font-tables.ts";
import { type FontDefinition, makeFonts } from "../generator/make-fonts.ts";
import { site } from "../pages/site.ts";
import { temporaryFolder } from "./temporary-folder.ts";

const root = path.dirname(import.meta.dirname);
const letters = "AVTo";
const display = site.fonts.find(({ family }) => family === "Anek Latin") as FontDefinition;
const master = readFileSync(createRequire(import.meta.url).resolve(display.file));

/** The file that the build would make of a font. */
async function make(font: FontDefinition): Promise<Buffer> {
  const { outputs } = await makeFonts(root, [font], letters, "/assets/", openCache(temporaryFolder()));
  const [output] = outputs;
  if (!output) throw new Error("No file was made.");
  return Buffer.from(output.contents);
}

/** How much two letters move together, in units of the font, at one point of its axes. */
async function kerning(font: Buffer, axes: Record<string, number>): Promise<number> {
  const still = create(await subsetFont(font, letters, { targetFormat: "sfnt", variationAxes: axes }));
  if (!("layout" in still)) throw new Error("It is a collection.");
  const width = (text: string) => still.layout(text).advanceWidth;
  return width("A") + width("V") - width("AV");
}

test("fixed kerning is that of the typical use, at every weight and width", async () => {
  const made = await make(display);
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
