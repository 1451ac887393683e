/** The styles of each page: the rules in its head, and its style sheet. */
import { describe, expect, test } from "vitest";
import { integrityOf } from "../../generator/cache/hash.ts";
import { type Built, type MiniSite, miniSite } from "../mini-site.ts";

const styleOf = (html: string) => /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "";

/** The links to style sheets, with the HTML before and after each of them. */
const sheetLinks = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="\/([^"]*)"[^>]*>/g)].map((link) => ({
    tag: link[0],
    file: link[1],
    before: html.slice(0, link.index),
    behind: html.slice(link.index),
  }));

const policiesOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";

/** A site whose project pages have no fold. The project pages of the mini site have one, between heading and cover. */
async function withoutFold(): Promise<MiniSite> {
  const site = await miniSite();
  await site.replace("pages/project-page.tsx", "<Fold />", "");
  return site;
}

const pagesOf = (built: Built) => built.matching(/\.html$/).map((file) => built.text(file));

test("every page has one style in its head, which its policy allows", async () => {
  const built = await (await miniSite()).build();
  for (const html of pagesOf(built)) {
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html.indexOf("<style>")).toBeLessThan(html.indexOf("</head>"));
    expect(policiesOf(html).replaceAll("&#x27;", "'")).toContain(`'${integrityOf(styleOf(html))}'`);
  }
});

describe("a page without a fold", () => {
  test("has in its head all rules that it needs, and no others", async () => {
    const { text } = await (await withoutFold()).build();
    const project = styleOf(text("projects/beta.html"));
    for (const rule of ["body{margin:0}", "max-width:40rem", ".card", ".placeholder-"])
      expect(project).toContain(rule);
    const about = styleOf(text("about.html"));
    expect(about).toContain("max-width:40rem");
    expect(about).not.toContain(".card");
  });

  test("has in its head no rules for elements that it has not, in :is(), :where() or :has() either", async () => {
    const site = await withoutFold();
    const rules = ["main:has(.card)", "main:has(.other, .card)", "main:has(.other)", "main :is(.other)"];
    await site.write(
      "assets/styles/more.css",
      rules.map((rule, at) => `${rule} { order: ${at + 4} }`).join("\n"),
    );
    const project = styleOf((await site.build()).text("projects/beta.html"));
    expect(project.match(/order:\d/g)).toEqual(["order:4", "order:5"]);
  });

  test("links no style sheet", async () => {
    const { text, matching } = await (await withoutFold()).build();
    expect(sheetLinks(text("projects/beta.html"))).toEqual([]);
    expect(matching(/\.css$/)).toEqual([]);
  });
});

describe("a page with a fold", () => {
  test("has in its head the rules for the content above the fold, and no others", async () => {
    const style = styleOf((await (await miniSite()).build()).text("projects/beta.html"));
    expect(style).toContain("body{margin:0}");
    expect(style).not.toMatch(/\.card|\.placeholder-/);
  });

  test("has in its style sheet the rules for all components of the page, and no others", async () => {
    const site = await miniSite();
    await site.write("assets/styles/more.css", ".other { color: red }");
    const { text } = await site.build();
    const sheet = text(sheetLinks(text("projects/beta.html"))[0]?.file ?? "");
    for (const rule of [".card", ".placeholder-", "main{max-width:40rem}"]) expect(sheet).toContain(rule);
    // The rules before the first one of a component are in the head of every page.
    expect(sheet).not.toMatch(/body|\.other/);
  });

  test("has in its head the custom properties that only its style sheet uses", async () => {
    const site = await miniSite();
    await site.write("assets/styles/a.css", ":root { --low: var(--lower); --lower: 1px; --unused: 2px }\n");
    await site.write("components/card/card.css", ".card { padding: var(--low); --tint: red }\n");
    await site.write("assets/styles/b.css", "body { color: var(--tint, black) }\n");
    const { text } = await site.build();
    const style = styleOf(text("projects/beta.html"));
    expect(style).toContain("--low:var(--lower);--lower:1px");
    expect(style).not.toContain("--unused");
    const sheet = text(sheetLinks(text("projects/beta.html"))[0]?.file ?? "");
    expect(sheet).not.toContain("--lower");
    // A rule in the head uses it.
    expect(sheet).toContain("--tint:red");
  });

  test("links the style sheet at the fold", async () => {
    const { text, matching } = await (await miniSite()).build();
    const [link, another] = sheetLinks(text("projects/beta.html"));
    expect(another).toBeUndefined();
    expect(matching(/\.css$/)).toContain(link?.file);
    expect(link?.tag).not.toContain("media=");
    expect(link?.before).toMatch(/<h1>Beta Works<\/h1>$/);
    expect(link?.behind).toContain("<picture>");
  });

  test("uses the first of several folds", async () => {
    const site = await miniSite();
    await site.replace("pages/project-page.tsx", "<Markdown", "<Fold />\n      <Markdown");
    const { text } = await site.build();
    const html = text("projects/beta.html");
    expect(sheetLinks(html)).toHaveLength(1);
    expect(html).not.toMatch(/[\uE000-\uF8FF]/);
  });

  test.each([
    ["a dialog", "<dialog><p className='card'>Closed</p></dialog>", false],
    ["closed details", "<details><summary>Open</summary><p className='card'>Closed</p></details>", false],
    ["the summary of closed details", "<details><summary className='card'>Open</summary></details>", true],
    ["open details", "<details open><summary>Open</summary><p className='card'>Open</p></details>", true],
  ])("has the rules of %s above it only if that is seen at once", async (_, jsx, isSeen) => {
    const site = await miniSite();
    await site.replace("pages/project-page.tsx", "<h1>", `${jsx}\n      <h1>`);
    const style = styleOf((await site.build()).text("projects/beta.html"));
    expect(style.includes(".card")).toBe(isSeen);
  });
});

test("the rules for print are in a sheet of their own, which every page links at its end", async () => {
  const site = await miniSite();
  const print = "@media print{:root{--tint:white}.card{display:none}}";
  await site.write("assets/styles/print.css", `${print}\nmain { background: var(--tint) }\n`);
  const { text, matching } = await site.build();
  const [file] = matching(/\/print\..*\.css$/);
  expect(text(file ?? "")).toBe(print);
  for (const page of ["about.html", "projects/beta.html"]) {
    const link = sheetLinks(text(page)).at(-1);
    expect(link?.tag).toBe(`<link rel="stylesheet" href="/${file}" media="print">`);
    expect(link?.behind).toBe(`${link?.tag}</body></html>`);
    expect(styleOf(text(page))).not.toContain("print");
  }
});

test("rules are in the order of the sheet, in their layers and media", async () => {
  const site = await withoutFold();
  await site.write(
    "components/card/card.css",
    ".card { color: red }\n@media (width > 40rem) { .card { color: green } .other { color: blue } }\n.card img { width: 50% }\n",
  );
  const style = styleOf((await site.build()).text("projects/beta.html"));
  const order = ["@layer components", ".card{color:red}", "@media", ".card{color:green}", ".card img{"];
  const places = order.map((part) => style.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(style).not.toContain(".other");
});

test("only the keyframes are in the head that an animation, or a custom property for one, names", async () => {
  const site = await withoutFold();
  const names = ["turn", "turn-back", "fade", "slide", "elsewhere"];
  await site.write(
    "components/card/card.css",
    `.card { animation: 1s turn-back, fade 2s; --enter: slide } .card img { animation: var(--enter) 1s } .other { animation: elsewhere 1s }
    ${names.map((name) => `@keyframes ${name} { to { opacity: 0.5; --turn: 1 } }`).join("\n")}`,
  );
  const style = styleOf((await site.build()).text("projects/beta.html"));
  expect([...style.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name)).toEqual([
    "turn-back",
    "fade",
    "slide",
  ]);
});

test("the head declares the fonts that rules of the page name, in its style sheet too, and no others", async () => {
  const site = await miniSite();
  const families = ["Base Face", "Card Face", "Other Face", "Unused Face", "Rupee Face"];
  const ranges = new Map([["Rupee Face", "; unicode-range: U+20B9"]]);
  await site.write(
    "assets/styles/fonts.css",
    families
      .map((name) => `@font-face { font-family: "${name}"; src: local("Arial")${ranges.get(name) ?? ""} }`)
      .join("\n"),
  );
  await site.write(
    "assets/styles/more.css",
    'body { font-family: "Base Face", "Rupee Face" }\n.other { font-family: "Other Face" }\n',
  );
  await site.write("components/card/card.css", '.card { --face: "Card Face"; font-family: var(--face) }\n');
  const declared = (html: string) =>
    [...styleOf(html).matchAll(/@font-face\{font-family:([^;]+)/g)].map(([, name]) => name);
  await site.replace("content/projects/beta.md", /$/, "\nIt costs ₹ 500.\n");
  const { text } = await site.build();
  expect(declared(text("projects/beta.html"))).toEqual(["Base Face", "Card Face", "Rupee Face"]);
  expect(declared(text("about.html"))).toEqual(["Base Face"]);
});

test("unused custom properties are not in the head", async () => {
  const site = await miniSite();
  await site.write(
    "assets/styles/tokens.css",
    ":root { --used: 1px; --through: var(--used); --unused: 2px }\nmain { padding: var(--through) }\n",
  );
  const style = styleOf((await site.build()).text("about.html"));
  expect(style).toContain("--used:");
  expect(style).toContain("--through:");
  expect(style).not.toContain("--unused");
});
