/**
 * Cuts the fonts of the site, `npm run fonts`: takes the characters, weights and OpenType features in use from the
 * variable fonts of two packages, and those of clients, each for the case study of one client. Writes what browsers load (`*.woff2` and `fonts.css`) and what social cards are drawn
 * with (`*.woff`). To be run again after a change of anything below; its results are committed, and a build copies them.
 */
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { create, type Font } from "fontkit";
import subsetFont from "subset-font";
import { parseCommandLine } from "../../generator/commands/command-line.ts";

interface Family {
  name: string;
  /** What its files are called. */
  slug: string;
  /** The package, and files in it. */
  source: string;
  masters: { latin: string; latinExt: string };
  /** For browsers: the value of each axis, or a range of values. */
  axes: Record<string, number | { min: number; max: number }>;
  /** Where on its axes most of its text is set; there the fallback is as wide. */
  typical: Record<string, number>;
  /** OpenType features, with the glyphs that only they show. */
  features: string[];
  /** Files for social cards, which are drawn with fonts that do not vary. */
  card: { slug: string; axes: Record<string, number> };
  /** `swap`: shown whenever it arrives. `fallback`: if it arrives within about three seconds. */
  display: "swap" | "fallback";
  /** Local fonts that are shown until this one arrives; the first that the visitor's system has. */
  fallbacks: Fallback[];
}

interface Fallback {
  /** The name in CSS. */
  name: string;
  /** Names of the same font, or of fonts with the same widths, on different systems. */
  local: string[];
  /** Average advance of a letter of running text, as a share of the em. */
  averageWidth: number;
  /** Default: those of the family. A local font has one, so a bold one is a fallback of its own. */
  weights?: { min: number; max: number };
}

const families: Family[] = [
  {
    name: "Anek Latin",
    slug: "anek-latin",
    source: "@fontsource-variable/anek-latin",
    masters: {
      latin: "files/anek-latin-latin-wdth-normal.woff2",
      latinExt: "files/anek-latin-latin-ext-wdth-normal.woff2",
    },
    // One weight and width, that of headings: the first file has 14 kB, and 24 kB with an axis that varies a little.
    axes: { wght: 750, wdth: 78 },
    typical: { wght: 750, wdth: 78 },
    features: ["kern", "liga", "tnum"],
    card: { slug: "anek-latin-750-78", axes: { wght: 750, wdth: 78 } },
    // Headings are the voice of the brand, on a slow line too. They wrap alike in both fonts, so that nothing shifts.
    display: "swap",
    fallbacks: [
      {
        name: "Anek Narrow",
        local: ["Arial Narrow Bold", "ArialNarrow-Bold", "Liberation Sans Narrow Bold"],
        averageWidth: 0.397,
      },
      {
        name: "Anek Arial",
        local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
        averageWidth: 0.484,
      },
      {
        name: "Anek Roboto",
        local: ["Roboto Bold", "Roboto"],
        averageWidth: 0.454,
      },
    ],
  },
  {
    name: "Radio Canada",
    slug: "radio-canada",
    source: "@fontsource-variable/radio-canada",
    masters: {
      latin: "files/radio-canada-latin-wght-normal.woff2",
      latinExt: "files/radio-canada-latin-ext-wght-normal.woff2",
    },
    axes: { wght: { min: 400, max: 700 } },
    typical: { wght: 400 },
    // "rvrn" changes shapes with the weight. Figures are as wide as each other without "tnum".
    features: ["kern", "liga", "rvrn"],
    card: { slug: "radio-canada-450", axes: { wght: 450 } },
    // Shown as soon as it arrives, but not under the eyes of someone who reads already. Texts wrap almost alike in both.
    display: "fallback",
    fallbacks: [
      {
        name: "Radio Canada Fallback",
        local: ["Arial", "ArialMT", "Liberation Sans", "Roboto"],
        averageWidth: 0.451,
        weights: { min: 400, max: 500 },
      },
      {
        name: "Radio Canada Fallback",
        local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
        averageWidth: 0.484,
        weights: { min: 600, max: 700 },
      },
    ],
  },
];

/** A typeface that case studies are set in: `typeface` in content/schemas.ts. */
interface ClientTypeface {
  name: string;
  slug: string;
  /** The package, and the one weight in use. */
  source: string;
  master: string;
}

const clientTypefaces: ClientTypeface[] = [
  client("Nunito", "nunito", 900),
  client("Russo One", "russo-one", 400),
  client("Saira", "saira", 800),
  client("Shrikhand", "shrikhand", 400),
  client("Sora", "sora", 600),
  client("Titan One", "titan-one", 400),
  client("Unbounded", "unbounded", 700),
];

function client(name: string, slug: string, weight: number): ClientTypeface {
  return {
    name,
    slug,
    source: `@fontsource/${slug}`,
    master: `files/${slug}-latin-${weight}-normal.woff2`,
  };
}

/** All characters from one code point to another. */
const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

/* What the English and French of Canada and India are written with. */

/** On every page: English and all French letters but rare capitals, typographic quotes and dashes. */
const letters = [...between(0x20, 0x7e), "\u00a0", ..."©«»–—‘’“”…ÀÇÈÉÊàâæçèéêëîïôùûüœ"];
/**
 * Few pages have them: signs, and other letters of western Europe, which would make the first file a sixth larger. Until
 * their file is there, a character of the fallback stands between the letters.
 */
const signs = [..."¡¢£¤¥¦§¨ª¬®¯°±²³´µ¶·¸¹º¼½¾¿‚„•′″‹›€™−Œ", ...between(0xc0, 0xff)].filter(
  (character) => !letters.includes(character),
);
/** The packages have them in another file. */
const others = [..."Ÿ₹"];

/** For names and sentences of case studies; a character that is missing is shown in the display face. */
const clientFiles = [
  { suffix: "", characters: [...between(0x20, 0x7e), ..."–—‘’“”…"] },
  { suffix: "-french", characters: [..."«»ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûü"] },
] as const;

/** Files for browsers, which load one where a page has a character of it: each character is in one file. */
const webFiles = [
  { suffix: "", master: "latin", characters: letters },
  { suffix: "-signs", master: "latin", characters: signs },
  { suffix: "-ext", master: "latinExt", characters: others },
] as const;

/** Files for social cards. */
const cardFiles = [
  { suffix: "", master: "latin", characters: [...letters, ...signs] },
  { suffix: "-ext", master: "latinExt", characters: others },
] as const;

/** Letters of English running text by frequency: of these the average width is measured. */
const sample =
  "the quick estimate of a website brand or campaign is ready soon and it reads well on paper and phone ";

const require = createRequire(import.meta.url);

const help = `Cuts the fonts of the site from the packages that they come from, and writes them into assets/fonts/.

Usage:
  npm run fonts
  npm run fonts && git diff --stat assets/fonts

  --help   this text

Exit status: 0 cut, 2 wrong arguments.
`;

const flags = parseCommandLine(process.argv.slice(2), {}, help);
if (typeof flags === "number") process.exitCode = flags;
else await main();

async function main() {
  const faces: string[] = [];
  for (const family of families) {
    await write(`${family.slug}.licence.txt`, await readFile(require.resolve(`${family.source}/LICENSE`)));
    for (const { suffix, master, characters } of webFiles) {
      const file = `${family.slug}${suffix}.woff2`;
      const font = await readMaster(family, master, characters);
      // For a no-break space that a font lacks, browsers show its space. Radio Canada's own is kerned, and narrower.
      const drawn = characters.filter((character) => character !== "\u00a0");
      await write(file, await cut(font, family, drawn, family.axes, "woff2"));
      faces.push(fontFace(family, file, characters));
    }
    for (const fallback of family.fallbacks)
      faces.push(fallbackFace(family, fallback, await measure(family, fallback)));
    for (const { suffix, master, characters } of cardFiles) {
      const font = await readMaster(family, master, characters);
      await write(
        `${family.card.slug}${suffix}.woff`,
        await cut(font, family, characters, family.card.axes, "woff"),
      );
    }
  }
  for (const typeface of clientTypefaces) faces.push(...(await cutClientTypeface(typeface)));
  const head =
    "/* Written by `npm run fonts` (assets/fonts/cut-fonts.ts), which explains it. Changes here are lost. */";
  await write("fonts.css", `${[head, ...faces].join("\n\n")}\n`);
}

/** @throws Error when the font lacks one of the characters */
async function readMaster(
  { source, masters }: Family,
  master: keyof Family["masters"],
  characters: readonly string[],
): Promise<Buffer> {
  const file = `${source}/${masters[master]}`;
  const bytes = await readFile(require.resolve(file));
  const known = new Set((create(bytes) as Font).characterSet);
  const missing = characters.filter((character) => !known.has(character.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(" ")}.`);
  return bytes;
}

function cut(
  font: Buffer,
  { features }: Pick<Family, "features">,
  characters: readonly string[],
  axes: Family["axes"],
  targetFormat: "woff" | "woff2",
): Promise<Buffer> {
  // The types of the package do not know `keepFeatures`.
  const options = { targetFormat, variationAxes: axes, keepFeatures: features };
  return subsetFont(font, characters.join(""), options);
}

async function write(name: string, contents: Buffer | string): Promise<void> {
  await writeFile(path.join(import.meta.dirname, name), contents);
  console.log(`${String(contents.length).padStart(7)}  assets/fonts/${name}`);
}

/** Descriptors of a fallback, in percent. */
interface FallbackMetrics {
  sizeAdjust: number;
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Its `@font-face` declares the weight of display text, so that browsers do not make it bolder. */
async function cutClientTypeface({ name, slug, source, master }: ClientTypeface): Promise<string[]> {
  await write(`${slug}.licence.txt`, await readFile(require.resolve(`${source}/LICENSE`)));
  const features = ["kern", "liga", "tnum"];
  const family = { name, axes: { wght: 750 }, features, display: "swap" as const };
  const font = await readFile(require.resolve(`${source}/${master}`));
  const faces: string[] = [];
  for (const { suffix, characters } of clientFiles) {
    const file = `${slug}${suffix}.woff2`;
    await write(file, await cut(font, family, characters, {}, "woff2"));
    faces.push(fontFace(family, file, characters));
  }
  return faces;
}

/** How much the fallback has to grow or shrink so that a line of text is as long, and as high, as in the real font. */
async function measure(family: Family, fallback: Fallback): Promise<FallbackMetrics> {
  const typical = fallback.weights ? { wght: fallback.weights.min } : family.typical;
  const master = await readMaster(family, "latin", [...sample]);
  // fontkit cannot vary a compressed font: its axes are fixed first.
  const font = create(
    await subsetFont(master, sample, { targetFormat: "sfnt", variationAxes: typical }),
  ) as Font;
  const advance = font.layout(sample).glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  const adjust = advance / sample.length / font.unitsPerEm / fallback.averageWidth;
  const percent = (share: number) => Number((share * 100).toFixed(2));
  const height = (units: number) => percent(units / font.unitsPerEm / adjust);
  return {
    sizeAdjust: percent(adjust),
    ascent: height(font.ascent),
    descent: height(Math.abs(font.descent)),
    lineGap: height(font.lineGap),
  };
}

function fontFace(
  family: Pick<Family, "name" | "axes" | "display">,
  file: string,
  characters: readonly string[],
): string {
  return rule([
    `font-family: "${family.name}"`,
    `src: url("${file}")`,
    `font-weight: ${weights(family.axes.wght)}`,
    `font-display: ${family.display}`,
    `unicode-range: ${unicodeRange(characters)}`,
  ]);
}

function fallbackFace(family: Family, fallback: Fallback, metrics: FallbackMetrics): string {
  return rule([
    `font-family: "${fallback.name}"`,
    `src: ${fallback.local.map((name) => `local("${name}")`).join(", ")}`,
    `font-weight: ${weights(fallback.weights ?? family.axes.wght)}`,
    `size-adjust: ${metrics.sizeAdjust}%`,
    `ascent-override: ${metrics.ascent}%`,
    `descent-override: ${metrics.descent}%`,
    `line-gap-override: ${metrics.lineGap}%`,
  ]);
}

function rule(descriptors: string[]): string {
  return ["@font-face {", ...descriptors.map((descriptor) => `  ${descriptor};`), "}"].join("\n");
}

function weights(wght: Family["axes"][string] | undefined): string {
  return typeof wght === "object" ? `${wght.min} ${wght.max}` : String(wght);
}

/** https://www.w3.org/TR/css-fonts-4/#unicode-range-desc */
function unicodeRange(characters: readonly string[]): string {
  const codes = characters.map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const code of codes) {
    const current = ranges.at(-1);
    if (current && code === current[1] + 1) current[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ""}`).join(", ");
}
