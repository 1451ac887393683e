/** Fonts cut to the characters and axes that the site uses, and fallbacks of the same measure. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { type Cache, hash } from "./cache.ts";
import { withIndependentAxes, withRoundedKerning, withRoundedVariations, withTables } from "./font-tables.ts";
import { hashedOutput } from "./make-images.ts";
import { fontCannotBeMade, Problems } from "./problems.ts";
import type { OutputFile } from "./write-output.ts";

/** A variable font of the site. */
export interface FontDefinition {
  family: string;
  /** File inside a package: `@fontsource-variable/inter/files/inter-latin-wght-normal.woff2`. */
  file: string;
  /** Ranges to which axes are cut, and new defaults; axes that are not named are fixed at their default. */
  axes: Record<string, { min: number; max: number; default?: number }>;
  /** OpenType features that are kept, with the glyphs that only they show; all of them if left out. */
  features?: string[];
  /**
   * Letters are kerned everywhere as in the typical use. Kerning that varies with the axes is a quarter of a file, and
   * in a narrow range of them nobody sees that it does.
   */
  hasFixedKerning?: boolean;
  /**
   * What axes do to outlines is added up. Fonts also say what differs where two of them are off their default; that is
   * a third of the variations, and with narrow ranges and a default in a corner of them it is hardly there.
   */
  hasIndependentAxes?: boolean;
  /**
   * Units of the font: how far axes move an outline, and fixed kerning, are rounded to a multiple of it, which takes a
   * quarter off a file. At the default of the axes nothing moves, at their ends no point by more than half of it.
   */
  step?: number;
  /** Characters that its texts do not have; should there be one, the fallback shows it. */
  without?: string;
  /** A local font that is shown until this one has arrived. */
  fallback: {
    family: string;
    local: string[];
    /** Average advance of a letter of running text, as a share of the em. */
    averageWidth: number;
    /** Of the typical use, at which the widths are compared. */
    typical: Record<string, number>;
  };
}

/** The `@font-face` rules, the files, and which to preload. */
export interface MadeFonts {
  css: string;
  preload: string[];
  outputs: OutputFile[];
}

/** Positions of glyphs, and the definitions that they refer to. */
const kerningTables = ["GPOS", "GDEF"];

/** Letters of English running text by frequency; with it the average width of a text is compared. */
const sample =
  "the quick estimate of a website brand or campaign is ready soon and it reads well on paper and phone ";

/**
 * @param root the project's root, an absolute path
 * @param characters every character that may be shown
 * @param urlPrefix what addresses of assets begin with
 * @throws Problems when a font file is missing or broken
 */
export async function makeFonts(
  root: string,
  fonts: FontDefinition[],
  characters: string,
  urlPrefix: string,
  cache: Cache,
): Promise<MadeFonts> {
  const made = await Promise.all(fonts.map((font) => makeFont(root, font, characters, urlPrefix, cache)));
  return {
    css: made.map(({ css }) => css).join("\n"),
    preload: made.map(({ url }) => url),
    outputs: made.map(({ output }) => output),
  };
}

async function makeFont(
  root: string,
  font: FontDefinition,
  characters: string,
  urlPrefix: string,
  cache: Cache,
) {
  try {
    const master = await readFile(createRequire(path.join(root, "package.json")).resolve(font.file));
    const key = hash(master, JSON.stringify(font), characters);
    const woff2 = await cache.remember(`fonts/${key}.woff2`, () => cut(master, font, characters));
    const metrics = await cache.remember(`fonts/${key}.json`, () => measure(master, font));
    const output = hashedOutput(font.family.toLowerCase().replaceAll(" ", "-"), "woff2", woff2);
    const url = urlPrefix + output.name;
    return { url, output: output.file, css: fontFaces(font, url, JSON.parse(metrics.toString("utf8"))) };
  } catch (error) {
    if (error instanceof Problems) throw error;
    throw new Problems([fontCannotBeMade(font.file, (error as Error).message.split("\n")[0] ?? "")]);
  }
}

async function cut(master: Buffer, font: FontDefinition, characters: string): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const shown = [...characters].filter((character) => !font.without?.includes(character)).join("");
  const subset = (from: Buffer, variationAxes: FontDefinition["axes"] | Record<string, number>) => {
    // The types of the library do not know of features.
    const options = { targetFormat: "truetype", variationAxes, keepFeatures: font.features } as const;
    return subsetFont(from, shown, options);
  };
  let varying = await subset(master, font.axes);
  if (font.hasFixedKerning)
    varying = withTables(varying, await subset(master, font.fallback.typical), kerningTables);
  if (font.hasIndependentAxes) varying = withIndependentAxes(varying);
  if (font.step && font.hasFixedKerning) varying = withRoundedKerning(varying, font.step);
  if (font.step) varying = withRoundedVariations(varying, font.step);
  return subsetFont(varying, shown, { targetFormat: "woff2" });
}

/** Shares of the em, in percent, for the fallback's descriptors. */
interface FallbackMetrics {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** How much the fallback has to grow or shrink so that a line of text is as long as in the real font. */
async function measure(master: Buffer, font: FontDefinition): Promise<string> {
  const [{ default: subsetFont }, { create }] = await Promise.all([import("subset-font"), import("fontkit")]);
  // fontkit cannot vary a compressed font: the axes are fixed first.
  const still = await subsetFont(master, sample, {
    targetFormat: "sfnt",
    variationAxes: font.fallback.typical,
  });
  const opened = create(still);
  if (!("layout" in opened)) throw new Error("it is a collection");
  const advance = opened.layout(sample).glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  const em = opened.unitsPerEm;
  const adjust = advance / sample.length / em / font.fallback.averageWidth;
  const share = (units: number) => Number(((units / em / adjust) * 100).toFixed(2));
  const metrics: FallbackMetrics = {
    sizeAdjust: Number((adjust * 100).toFixed(2)),
    ascent: share(opened.ascent),
    descent: share(Math.abs(opened.descent)),
    lineGap: share(opened.lineGap),
  };
  return JSON.stringify(metrics);
}

function fontFaces(
  { family, axes, fallback }: FontDefinition,
  url: string,
  metrics: FallbackMetrics,
): string {
  const weight = axes.wght ? `font-weight:${axes.wght.min} ${axes.wght.max};` : "";
  const stretch = axes.wdth ? `font-stretch:${axes.wdth.min}% ${axes.wdth.max}%;` : "";
  const local = fallback.local.map((name) => `local("${name}")`).join(",");
  // `optional`: a font that comes too late for the first paint waits for the next page, so that nothing ever shifts;
  // with `swap`, pages shifted by up to 0.15 where fonts were slow.
  return [
    `@font-face{font-family:"${family}";src:url("${url}") format("woff2");${weight}${stretch}font-display:optional}`,
    `@font-face{font-family:"${fallback.family}";src:${local};${weight}`,
    `size-adjust:${metrics.sizeAdjust}%;ascent-override:${metrics.ascent}%;`,
    `descent-override:${metrics.descent}%;line-gap-override:${metrics.lineGap}%}`,
  ].join("");
}
