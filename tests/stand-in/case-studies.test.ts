/** The order of the parts of a case study, and what it ends with. */
import { expect, inject, test } from "vitest";
import type { Project } from "../../content/schemas.ts";
import { contentFiles } from "../../content/schemas.ts";
import { type BuiltPage, readPage, text } from "../built-page.ts";
import { addressOf, content } from "../site-content.ts";
import { specRoutes } from "./spec-routes.ts";

const studies = specRoutes
  .filter((route) => route.startsWith("/portfolio/"))
  .map((route) => readPage(inject("site"), route));

/** The first classes of the page's parts, in order. */
const parts = (page: BuiltPage) =>
  page
    .all(
      ":is(main, .client-typeface) > :not(.client-typeface, .case-study), .case-study > :not(svg), .strata .case-ask",
    )
    .flatMap(({ name, attribs }) => (name === "link" ? [] : [attribs.class ?? name]));

test("case studies have at least three orders and layouts of the same parts", () => {
  expect(studies).toHaveLength(8);
  const orders = new Set(
    studies.map((page) =>
      parts(page)
        .filter((part) => !/post-gallery/.test(part))
        .join(),
    ),
  );
  expect(orders.size).toBeGreaterThanOrEqual(3);
});

test("a case study never leads to one that begins with the same parts", () => {
  const headOf = new Map(studies.map((page) => [page.path, parts(page).slice(0, 2).join()]));
  for (const page of studies) {
    const next = page.one("a.next-project").attribs.href ?? "";
    expect(headOf.get(next)).toBeDefined();
    expect(headOf.get(next)).not.toBe(headOf.get(page.path));
  }
});

test.each(studies)(
  "$path ends with an ask in the client's colours, two or a field of one, and the next project",
  (page) => {
    expect(
      parts(page)
        .slice(-2)
        .map((part) => part.replace(/^client-ground \S+ /, "").split(" ")[0]),
    ).toEqual([
      expect.stringMatching(/^((case|chat|deck|clearing|road)-ask|case-menu__end)$/),
      "next-project",
    ]);
    const ask = page.one(".case-ask, .chat-ask, .deck-ask, .clearing-ask, .road-ask");
    const [question, answer = question] = page
      .all("rect", ask)
      .map(({ attribs }) => attribs.fill?.toUpperCase() ?? "");
    const project = content.portfolio.find((entry) => addressOf(entry) === page.path);
    const colours = project?.data.colours.map(({ value }) => value.toUpperCase()) ?? [];
    expect(colours).toHaveLength(4);
    for (const colour of colours) expect(text(page.one("main")).toUpperCase()).toContain(colour);
    expect(colours).toContain(question);
    expect(colours).toContain(answer);
    expect(question === answer).toBe(/ask-(field|line)|road-ask/.test(ask.attribs.class ?? ""));
    expect(page.links("a", ask)).toEqual([
      ["Request A Quote", "/contact_us"],
      ["+1 416-555-0142", "tel:+14165550142"],
    ]);
  },
);

test.each(studies)("the next project of $path has a picture for wide windows, and one for phones", (page) => {
  const ratio = ({ attribs }: { attribs: Record<string, string> }) =>
    Number(attribs.width) / Number(attribs.height);
  const wide = page.all(".next-project__picture source[media*='min-width']");
  const phone = page.all(".next-project__picture source[media*='max-width']");
  // One of the two is the picture's own file, which is for all other windows.
  const own = page.one(".next-project__picture img");
  expect(wide.length + phone.length).toBeGreaterThan(0);
  for (const picture of wide.length > 0 ? wide : [own]) expect([2, 24 / 11]).toContain(ratio(picture));
  for (const picture of phone.length > 0 ? phone : [own]) expect(ratio(picture)).toBeLessThan(1.7);
});

const { schema } = contentFiles.portfolio as unknown as { schema: { safeParse(data: unknown): unknown } };

test.each([
  [["board", "logoOn"], { board: { logo: { file: "a.svg", alt: "A logo" }, logoOn: "E", textOn: "B" } }],
  [
    ["board", "proseOn"],
    { board: { logo: { file: "a.svg", alt: "A logo" }, logoOn: "A", textOn: "B", proseOn: "E" } },
  ],
  [["inUseOn"], { inUseOn: "E" }],
])("%j names one of the four colours", (path, wrong) => {
  expect(schema.safeParse({ ...valid, ...wrong })).toMatchObject({
    error: { issues: [{ path, message: "is not one of the four colours: A, B, C, D" }] },
  });
});

test("the photograph can only come first if there is one; nothing is dug without drawings, no road is without a vehicle", () => {
  const wrong: Partial<Project> = { choreography: "photograph" };
  expect(JSON.stringify(schema.safeParse({ ...valid, ...wrong }))).toContain("needs a photograph in inUse");
  const undrawn: Partial<Project> = { choreography: "dig" };
  expect(JSON.stringify(schema.safeParse({ ...valid, ...undrawn }))).toContain("needs the group dig");
  const empty: Partial<Project> = { choreography: "road" };
  expect(JSON.stringify(schema.safeParse({ ...valid, ...empty }))).toContain("needs a vehicle");
  expect(schema.safeParse(valid)).toMatchObject({ success: true });
});

/** A project with nothing that is optional. */
const valid = {
  title: "A project of the agency",
  description: "A description of a project that is long enough to be shown in the results of a search.",
  keywords: ["project"],
  menu: "A",
  client: "A",
  summary: "One sentence.",
  date: "2020-01-05",
  categories: ["logo"],
  cover: { file: "a.svg", alt: "A cover" },
  colours: ["A", "B", "C", "D"].map((name) => ({ name, value: "#112233", parts: 1 })),
  board: { logo: { file: "a.svg", alt: "A logo" }, logoOn: "A", textOn: "B" },
  posts: [],
};
