/** Every component in all its states: the examples of the catalogue, rendered and checked in a browser. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type ComponentExamples, cataloguePath, loadExamples } from "../../generator/dev/catalogue.tsx";
import { compare } from "../../generator/model/text.ts";
import { browse, desktop, findBarriers, looks } from "../browser/browser.ts";
import { findSpilledWords } from "../browser/layout.ts";
import { type BuiltPage, readPage } from "../built-page.ts";
import { build } from "../global-setup.ts";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(import.meta.dirname, "../tmp/site-catalogue");

let components: ComponentExamples[];
let catalogue: BuiltPage;
beforeAll(async () => {
  components = await loadExamples(root);
  await build("site-catalogue", ["--catalogue"]);
  catalogue = readPage(folder, cataloguePath);
});

describe("the catalogue", () => {
  test("has examples of every component", () => {
    const folders = readdirSync(path.join(root, "components"), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(components.map(({ name }) => name).sort(compare)).toEqual(folders.sort(compare));
    for (const { name, examples } of components)
      expect([name, Object.keys(examples)]).not.toEqual([name, []]);
  });

  test("renders every example, under its name", () => {
    const names = components.flatMap(({ name, examples }) =>
      Object.keys(examples).map((example) => `${name}: ${example}`),
    );
    const sections = catalogue.all("[data-example]");
    expect(sections.map(({ attribs }) => attribs["data-example"])).toEqual(names);
    // The first paragraph is the name of the example. A gallery without posts renders nothing.
    const empty = sections.filter((section) => catalogue.all("p ~ *", section).length === 0);
    expect(empty.map(({ attribs }) => attribs["data-example"])).toEqual(["post-gallery: none"]);
  });
});

const site = browse(folder);

/**
 * Rules of axe about whole pages. The catalogue contains many headers, footers and forms, with the same landmarks, ids
 * and headings, which no page of the site does (tests/visits/pages.test.ts).
 */
const rulesOfPages = [
  "duplicate-id",
  "duplicate-id-active",
  "duplicate-id-aria",
  "heading-order",
  "landmark-banner-is-top-level",
  "landmark-contentinfo-is-top-level",
  "landmark-main-is-top-level",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
  "landmark-one-main",
  "landmark-unique",
  "page-has-heading-one",
  "region",
];

describe.each([320, desktop])("at %i px", (width) => {
  test("no example overflows its container or has overflowing words", async () => {
    const { page } = await site.open(cataloguePath, { width, reducedMotion: "reduce" });
    const wide = await page.evaluate(`[...document.querySelectorAll("[data-example]")]
      .filter((example) => example.scrollWidth > example.clientWidth)
      .map((example) => example.dataset.example)`);
    expect(wide).toEqual([]);
    expect(await findSpilledWords(page)).toEqual([]);
  });
});

test.each(looks(320, desktop))(
  "no example has accessibility violations at $width px in the $colorScheme theme",
  async (look) => {
    const { page } = await site.open(cataloguePath, { ...look, reducedMotion: "reduce" });
    const barriers = await findBarriers(page);
    expect(barriers.filter((line) => !rulesOfPages.includes(line.split(":")[0] ?? ""))).toEqual([]);
  },
);
