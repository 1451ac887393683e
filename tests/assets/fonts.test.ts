/** The committed fonts, made by `npm run fonts`, and their use in the styles. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { create, type Font } from "fontkit";
import { describe, expect, test } from "vitest";
import { parseUnicodeRanges } from "../../generator/assets/read-style-rules.ts";
import { checkCharacters } from "../../generator/check/check-characters.ts";
import { readSource } from "../../generator/content/read-entry.ts";
import { cardTypefaces } from "../../pages/card-typefaces.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, "assets/fonts");
const css = readFileSync(path.join(folder, "fonts.css"), "utf8");

/** A rule of `fonts.css`. Fallback fonts have no file and no characters. */
interface Face {
  family: string;
  file: string | undefined;
  characters: number[];
  text: string;
}

const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].map(([text]): Face => {
  const characters = parseUnicodeRanges(text).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
  return {
    family: /font-family: "([^"]*)"/.exec(text)?.[1] ?? "",
    file: /url\("([^"]*)"\)/.exec(text)?.[1],
    characters,
    text,
  };
});
/** Those of the agency; all others are those of clients. */
const families = ["Anek Latin", "Radio Canada"];
const everywhere = ["anek-latin.woff2", "radio-canada.woff2"];
const facesOf = (family: string) => faces.filter((face) => face.family === family);

const noBreakSpace = 0xa0;

/** The code points of the characters in a font file. */
function charactersIn(file: string): Set<number> {
  return new Set((create(readFileSync(file)) as Font).characterSet);
}

const filesBelow = (name: string) =>
  readdirSync(path.join(root, name), { recursive: true }).map((file) => path.join(root, name, `${file}`));

test("each file has the characters of its unicode-range", () => {
  const named = faces.flatMap(({ file }) => file ?? []);
  expect(named.sort()).toEqual(readdirSync(folder).filter((file) => file.endsWith(".woff2")));
  for (const { file, characters } of faces) {
    if (!file) continue;
    const inFile = charactersIn(path.join(folder, file));
    // Browsers show the space in place of a no-break space: so both are kerned alike.
    expect(inFile).not.toContain(noBreakSpace);
    expect(characters.filter((code) => code !== noBreakSpace && !inFile.has(code))).toEqual([]);
  }
});

test.each(families)("%s has each character in one file, and those of English and French", (family) => {
  const characters = facesOf(family).flatMap((face) => face.characters);
  expect(new Set(characters).size).toBe(characters.length);
  const wanted = "AZaz09 ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸ àâæçèéêëîïôœùûüÿ «» “”‘’ –—…•·° ©®™ $€£₹ −×÷±½ \u00a0";
  expect([...wanted].filter((character) => !characters.includes(character.codePointAt(0) ?? 0))).toEqual([]);
});

test("all families have the same characters, for headings and for texts", () => {
  const [display, text] = families.map((family) =>
    facesOf(family)
      .flatMap((face) => face.characters)
      .sort((a, b) => a - b),
  );
  expect(display).toEqual(text);
});

describe("fonts are small", () => {
  const size = (name: string) => statSync(path.join(folder, name)).size;
  const sum = (files: string[]) => files.reduce((total, file) => total + size(file), 0);
  const filesOf = (family: string) => facesOf(family).flatMap(({ file }) => file ?? []);

  test("those of the agency have together at most 40 kB, and those that every page loads at most 25 kB", () => {
    expect(sum(families.flatMap(filesOf))).toBeLessThanOrEqual(40_000);
    expect(sum(everywhere)).toBeLessThanOrEqual(25_000);
  });

  test("with the typeface of a client, a page in English loads at most 35 kB", () => {
    const ofClients = faces.filter(
      ({ family, file, characters }) => file && !families.includes(family) && characters.includes(0x61),
    );
    expect(ofClients.length).toBeGreaterThan(0);
    for (const { file, family } of ofClients)
      expect(sum([...everywhere, `${file}`]), family).toBeLessThanOrEqual(35_000);
  });
});

test("every typeface of a case study is declared and has letters for English and French", () => {
  const rules = readFileSync(path.join(root, "components/client-typeface/client-typeface.css"), "utf8");
  const names = [...rules.matchAll(/--font-client: "([^"]+)"/g)].map(([, name = ""]) => name);
  const schema = JSON.parse(readFileSync(path.join(root, "content/.schemas/portfolio.json"), "utf8"));
  expect(rules.match(/(?<=\.client-typeface--)[\w-]+/g)).toEqual(schema.properties.typeface.enum);
  for (const name of names) {
    const characters = facesOf(name).flatMap((face) => face.characters);
    const wanted = "AZaz09 ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜàâæçèéêëîïôœùûü«»“”‘’–—…";
    expect(
      [...wanted].filter((character) => !characters.includes(character.codePointAt(0) ?? 0)),
      name,
    ).toEqual([]);
  }
});

test("the fonts have every character of the content", async () => {
  const files = filesBelow("content").filter((file) => /\.(md|ya?ml)$/.test(file));
  const sources = await Promise.all(files.map((file) => readSource(root, path.relative(root, file))));
  expect(sources.length).toBeGreaterThan(30);
  expect(checkCharacters(sources, parseUnicodeRanges(css))).toEqual([]);
});

test("social cards are drawn with the same characters", () => {
  const drawn = Object.values(cardTypefaces).map((file) => charactersIn(path.join(root, file)));
  for (const family of families) {
    for (const code of facesOf(family).flatMap((face) => face.characters))
      expect(drawn.filter((characters) => characters.has(code)).length).toBe(families.length);
  }
});

test.each(families)(
  "%s has fallbacks with the same metrics, which follow it in its font-family",
  (family) => {
    const tokens = readFileSync(path.join(root, "assets/styles/tokens.css"), "utf8");
    const [, stack = ""] = new RegExp(`"${family}", ((?:"[^"]+", )+)`).exec(tokens) ?? [];
    const fallbacks = [...stack.matchAll(/"([^"]+)"/g)].flatMap(([, name = ""]) => facesOf(name));
    expect(fallbacks.length).toBeGreaterThan(0);
    for (const fallback of fallbacks)
      for (const descriptor of ["size-adjust", "ascent-override", "descent-override", "line-gap-override"])
        expect(fallback.text).toMatch(new RegExp(`${descriptor}: [\\d.]+%;`));
  },
);

test("headings get their face when it arrives; the face for text is swapped in only soon after the first paint", () => {
  for (const { family, file, text } of faces)
    if (file) expect(text).toContain(`font-display: ${family === "Radio Canada" ? "fallback" : "swap"};`);
});

test("the styles use the display face only in its own weight and width", () => {
  const styles = ["assets/styles", "components"]
    .flatMap(filesBelow)
    .filter((file) => file.endsWith(".css"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const [, weight] = /font-weight: (\d+);/.exec(facesOf("Anek Latin")[0]?.text ?? "") ?? [];
  const asked = [...styles.matchAll(/font: (\d+) [^;]*var\(--font-display\)/g)].map(([, number]) => number);
  expect(new Set(asked)).toEqual(new Set([weight]));
  expect(styles).not.toContain("font-stretch");
});
