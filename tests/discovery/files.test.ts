/** The files for machines: sitemap, feed, robots.txt, security.txt, humans.txt. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { selectAll } from "css-select";
import type { AnyNode, Element } from "domhandler";
import { textContent } from "domutils";
import { parseDocument } from "htmlparser2";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { formatSitemap } from "../../generator/discovery/make-sitemap.ts";
import { parseHistory } from "../../generator/discovery/read-history.ts";
import type { Route, Routes } from "../../generator/model/route.ts";
import type { SiteSettings } from "../../generator/model/site-definition.ts";
import { readPage } from "../built-page.ts";
import { fingerprint, type MiniSite, miniSite, projectRoot } from "../mini-site.ts";
import { addressOf, agency, brand, content, listedAddresses, origin } from "../site-content.ts";

const folder = inject("site");
const siteSub = inject("siteSub");
const read = (file: string, from = folder) => readFileSync(path.join(from, file), "utf8");

/** Parses an XML file of the build. */
function openXml(text: string) {
  const document = parseDocument(text, { xmlMode: true });
  const all = (selector: string, within?: Element) =>
    selectAll<AnyNode, Element>(selector, within ?? document, { xmlMode: true });
  return {
    all,
    texts: (selector: string, within?: Element) =>
      all(selector, within).map((element) => textContent(element)),
  };
}

/** The schema of sitemaps.org with those of its extensions. */
function sitemapSchema() {
  const main = createRequire(import.meta.url).resolve("sitemap/package.json");
  const sitemap = readFileSync(path.join(path.dirname(main), "schema/sitemap.xsd"), "utf8");
  const extension = (fileName: string) => ({
    fileName,
    contents: readFileSync(path.join(import.meta.dirname, fileName), "utf8"),
  });
  const all = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" elementFormDefault="qualified">
    <xs:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
    <xs:import namespace="http://www.google.com/schemas/sitemap-image/1.1" schemaLocation="sitemap-image.xsd"/>
    <xs:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="xhtml-link.xsd"/>
  </xs:schema>`;
  return {
    schema: [{ fileName: "all.xsd", contents: all }],
    preload: [
      { fileName: "sitemap.xsd", contents: sitemap },
      extension("sitemap-image.xsd"),
      extension("xhtml-link.xsd"),
    ],
  };
}

async function sitemapErrors(contents: string): Promise<string[]> {
  const xml = [{ fileName: "sitemap.xml", contents }];
  const { valid, errors } = await validateXML({ xml, ...sitemapSchema() });
  return valid ? [] : errors.map(({ message }) => message);
}

test("the sitemap is valid against its schema, and the check finds mistakes", async () => {
  expect(await sitemapErrors(read("sitemap.xml"))).toEqual([]);
  expect(await sitemapErrors(read("sitemap.xml", siteSub))).toEqual([]);
  const wrongDay = read("sitemap.xml").replace("</loc>", "</loc><lastmod>yesterday</lastmod>");
  expect((await sitemapErrors(wrongDay)).join()).toContain("yesterday");
  const wrongImage = read("sitemap.xml").replace("</image:loc>", "</image:loc><image:size>5</image:size>");
  expect((await sitemapErrors(wrongImage)).join()).toContain("size");
});

test("the sitemap lists the indexable pages, with their pictures", () => {
  const { all, texts } = openXml(read("sitemap.xml"));
  expect(texts("url > loc")).toEqual(expect.arrayContaining(listedAddresses.map((route) => origin + route)));
  expect(texts("url > loc")).toHaveLength(listedAddresses.length);
  const images = all("url").flatMap((url) => {
    const route = texts("loc", url)[0]?.replace(origin, "") ?? "";
    const sources = readPage(folder, route)
      .all("img")
      .map(({ attribs }) => attribs.src);
    return texts("image\\:loc", url).map((address) => [address, sources] as const);
  });
  expect(images.length).toBeGreaterThan(20);
  const elsewhere = images.filter(([address, sources]) => !sources.includes(address.replace(origin, "")));
  expect(elsewhere).toEqual([]);
});

test("the sitemap has the pictures of other sites as they are", () => {
  const route = { path: "/", entry: { file: "home.md", data: {} } } as unknown as Route;
  const routes = { all: [route], translations: new Map() } as unknown as Routes;
  const settings = { address: "https://small.example/sub", language: "en" } as SiteSettings;
  const pictures = ["/sub/assets/a.svg", "https://pictures.example/1.png"];
  const xml = formatSitemap([{ route, pictures }], new Map(), routes, settings);
  expect(openXml(xml).texts("image\\:loc")).toEqual([
    "https://small.example/sub/assets/a.svg",
    "https://pictures.example/1.png",
  ]);
});

test("lastmod is the day of the last commit of the page's content, read from one log, newest first", () => {
  const log =
    ":2026-03-02\n\ncontent/a.md\ncontent/ü b.md\n:2026-03-01\n\ncontent/a.md\n\n:2025-12-31\n\ncontent/c.md\n";
  expect([...parseHistory(log)]).toEqual([
    ["content/a.md", "2026-03-02"],
    ["content/ü b.md", "2026-03-02"],
    ["content/c.md", "2025-12-31"],
  ]);
});

test("robots.txt names the sitemap and disallows nothing", () => {
  expect(read("robots.txt")).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
});

test("security.txt has the fields that RFC 9116 requires", () => {
  const text = read(".well-known/security.txt");
  expect(text).toContain(`Contact: mailto:${agency.email.address}\n`);
  expect(text).toMatch(/^Expires: \d{4}-\d{2}-\d{2}T00:00:00Z$/m);
  expect(text).toContain(`Canonical: ${origin}/.well-known/security.txt\n`);
});

test("humans.txt names roles and offices, and no stand-in for a person", () => {
  const text = read("humans.txt");
  const roles = content.team.map(({ data }) => data.role);
  for (const role of roles) expect(text).toContain(role);
  for (const { city, country } of agency.offices) expect(text).toContain(`${city}, ${country}`);
  const nobody = content.team.filter(({ data }) => data.standIn).map(({ data }) => data.name);
  expect(nobody.filter((name) => text.includes(name))).toEqual([]);
});

test("the feed has the case studies, newest first, as RFC 4287 requires", () => {
  const { all, texts } = openXml(read("portfolio.xml"));
  const entries = all("feed > entry");
  const newestFirst = content.portfolio.toSorted((a, b) => (a.data.date < b.data.date ? 1 : -1)).slice(0, 60);
  expect(entries.map((entry) => texts("title", entry)[0])).toEqual(
    newestFirst.map(({ data }) => data.client),
  );
  for (const element of [all("feed")[0] as Element, ...entries]) {
    for (const name of ["id", "title", "updated"]) expect(texts(`:scope > ${name}`, element)).toHaveLength(1);
    for (const time of texts("published, updated", element))
      expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
  }
  expect(texts("feed > updated")).toEqual([`${newestFirst[0]?.data.date}T00:00:00Z`]);
  expect(texts("feed > author > name")).toEqual([brand]);
  const ids = texts("entry > id");
  expect(ids).toEqual(newestFirst.map((project) => origin + addressOf(project)));
  expect(all("entry > link").map(({ attribs }) => attribs.href)).toEqual(ids);
  expect(all("feed > link[rel=self]").map(({ attribs }) => attribs.href)).toEqual([
    `${origin}/portfolio.xml`,
  ]);
});

/* The engine, with a small site ---------------------------------------------------------------------------- */

/** A small site with a card, a graph and a text file. */
async function discoverable({ ownCache = false } = {}): Promise<MiniSite> {
  const site = await miniSite({ ownCache });
  await site.write(
    "pages/card.tsx",
    `import type { CardProps } from "../../../../generator/model/discovery.ts";
     export function Card({ route }: CardProps) {
       return (
         <div style={{ display: "flex", width: 1200, height: 630, background: "#fff" }}>
           <p
             style={{ margin: "40px 0 0 40px", fontFamily: "Heading", fontSize: 90, lineHeight: 1, width: 700 }}
             data-lines={2}
           >
             {route.entry.data.title}
           </p>
           <div style={{ display: "flex", flexDirection: "column", position: "absolute", left: 900, top: 40 }}>
             <img src="sprites/ui.svg#dot" width="200" height="200" data-ink="#c00" />
             <img src="images/beta.png" width="200" height="200" />
           </div>
         </div>
       );
     }`,
  );
  await site.write(
    "assets/sprites/ui.svg",
    '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="dot" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="var(--ink)"/></symbol></svg>',
  );
  await site.write(
    "assets/fonts/heading.woff",
    readFileSync(path.join(projectRoot, "assets/fonts/anek-latin-750-78.woff")),
  );
  await site.replace(
    "pages/site.ts",
    "import { routes }",
    'import { Card } from "./card.tsx";\nimport { routes }',
  );
  await site.replace(
    "pages/site.ts",
    "  browsers:",
    `    discovery: (content) => ({
      name: content.site.data.name,
      shortName: "Small",
      description: "A small site.",
      card: {
        draw: Card,
        typefaces: { Heading: "assets/fonts/heading.woff" },
        alt: ({ entry }) => entry.data.title,
      },
      graph: ({ route, url }) => ({ "@id": url(route.entry), name: "</script><b>" }),
      texts: [{ file: "humans.txt", text: ({ fileUrl }) => fileUrl("humans.txt") }],
    }),
    browsers:`,
  );
  return site;
}

test("the card of a translated page is drawn and described from the content of its language", async () => {
  const site = await discoverable();
  await site.write("content/site.fr.yaml", "name: Petit site\n");
  const about = readFileSync(site.path("content/pages/about.md"), "utf8");
  await site.write(
    "content/pages/about.fr.md",
    about.replace("menu:", "language: fr-CA\ntranslationOf: /about\nmenu:"),
  );
  await site.replace(
    "pages/site.ts",
    "draw: Card",
    'draw: () => createElement("p", null, content.site.data.name)',
  );
  await site.replace(
    "pages/site.ts",
    "import { Card }",
    'import { createElement } from "react";\nimport { Card }',
  );
  await site.replace(
    "pages/site.ts",
    "alt: ({ entry }) => entry.data.title",
    "alt: () => content.site.data.name",
  );
  const { text } = await site.build();
  const cardOf = (file: string) => /assets\/card-([\w-]+)\.(\w+)\.png/.exec(text(file)) ?? [];
  for (const [file, name] of [
    ["about.html", "Small Site"],
    ["fr/about.html", "Petit site"],
  ] as const) {
    expect(text(file)).toContain(`<meta property="og:site_name" content="${name}"`);
    expect(text(file)).toContain(`<meta property="og:image:alt" content="${name}"`);
  }
  const [, , english] = cardOf("about.html");
  const [, , french] = cardOf("fr/about.html");
  expect(english).toBeDefined();
  expect(french).not.toBe(english);
});

test("the same sources give the same cards, icons and files in another folder, with or without cache", async () => {
  const [here, there] = await Promise.all([discoverable({ ownCache: true }), discoverable()]);
  const [cold, other] = await Promise.all([here.build(), there.build()]);
  expect(cold.matching(/card-.*\.png$/)).toHaveLength(4);
  expect(fingerprint(other.files)).toEqual(fingerprint(cold.files));
  const before = cold.matching(/card-about/);
  await here.replace("content/pages/about.md", /^title: .*$/m, "title: About something else");
  const changed = await here.build();
  expect(changed.matching(/card-about/)).not.toEqual(before);
  expect(changed.matching(/card-home/)).toEqual(cold.matching(/card-home/));
});

test.each([
  ["a short one", "About"],
  ["a long one", "Everything about everybody who ever worked at our two tables"],
  ["one long word", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"],
  ["a hostile one", "<b>&amp;</b> \"quoted\" 'single' \\\\ 日本 🍁"],
])("a heading stays in its place on a card: %s", async (_, title) => {
  const site = await discoverable();
  await site.replace("content/pages/about.md", /^title: .*$/m, `title: ${JSON.stringify(title)}`);
  const { files, matching } = await site.build();
  const [file = ""] = matching(/card-about/);
  const { data } = await sharp(files.get(file)).greyscale().raw().toBuffer({ resolveWithObject: true });
  const ink = [...data.keys()]
    .filter((place) => (data[place] ?? 255) < 128)
    .map((place) => ({ x: place % 1200, y: Math.floor(place / 1200) }))
    .filter(({ x }) => x < 900);
  expect(ink.length).toBeGreaterThan(100);
  for (const { x, y } of ink) {
    if (x < 40 || x > 740 || y < 40 || y > 220) throw new Error(`Ink at ${x}, ${y}.`);
  }
});

test("a missing typeface of the cards is named", async () => {
  const site = await discoverable();
  await site.remove("assets/fonts/heading.woff");
  expect(
    await site.problems(),
  ).toBe(`There is no file assets/fonts/heading.woff, with which social cards are drawn.

    Run "npm run fonts", or correct the name where the cards name their typefaces.

One problem; nothing was written.`);
});

test("text in structured data cannot close its script element", async () => {
  const { text } = await (await discoverable()).build();
  const html = text("about.html");
  expect(html).toContain('"name":"\\u003c/script>\\u003cb>"');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

test("lastmod comes from the history, and is left out without one and in a shallow clone", async () => {
  const site = await discoverable();
  const git = (cwd: string, ...args: string[]) =>
    execFileSync("git", args, {
      cwd,
      env: {
        PATH: process.env.PATH,
        HOME: site.root,
        GIT_CONFIG_NOSYSTEM: "1",
        GIT_COMMITTER_DATE: args.includes("second") ? "2021-05-04T23:30:00+05:30" : "2020-02-03T12:00:00Z",
        GIT_AUTHOR_DATE: "2001-01-01T00:00:00Z",
      },
      stdio: "pipe",
    });
  const who = ["-c", "user.name=A", "-c", "user.email=a@b.example"];
  expect((await site.build()).text("sitemap.xml")).not.toContain("lastmod");

  git(site.root, "init", "-q");
  git(site.root, "add", "content");
  git(site.root, ...who, "commit", "-q", "-m", "first");
  await site.replace("content/pages/about.md", /^title: .*$/m, "title: About us, again");
  git(site.root, ...who, "commit", "-q", "-a", "-m", "second");
  const { texts, all } = openXml((await site.build()).text("sitemap.xml"));
  const days = all("url").map((url) => [texts("loc", url)[0], texts("lastmod", url)[0]]);
  expect(days).toEqual([
    ["https://small.example/", "2020-02-03"],
    ["https://small.example/about", "2021-05-04"],
    ["https://small.example/projects/alpha", "2020-02-03"],
    ["https://small.example/projects/beta", "2020-02-03"],
  ]);

  const head = git(site.root, "rev-parse", "HEAD").toString();
  await site.write(".git/shallow", head);
  expect((await site.build()).text("sitemap.xml")).not.toContain("lastmod");
});

test("an expiry date that has passed is a problem, with its place and its cure", async () => {
  const site = await miniSite();
  await site.replace("content/schemas.ts", "  calendarDate,\n", "  calendarDate,\n  dayToCome,\n");
  await site.replace(
    "content/schemas.ts",
    "  open: z.boolean(),",
    "  open: z.boolean(),\n  until: dayToCome,",
  );
  await site.write(
    "content/site.yaml",
    `${readFileSync(site.path("content/site.yaml"), "utf8")}until: 2020-02-29\n`,
  );
  expect(await site.problems()).toBe(`content/site.yaml:8:8  "until": "2020-02-29" has passed.

    7 | standIn: true
    8 | until: 2020-02-29
      |        ^^^^^^^^^^

    Look whether what is promised until then still holds, and write a later day.

One problem; nothing was written.`);
  await site.replace("content/site.yaml", "2020-02-29", "2999-12-31");
  expect((await site.build()).report.routes.length).toBeGreaterThan(0);
});

test("several routes of one file have their own heads and addresses, and share one card", async () => {
  const site = await discoverable();
  await site.replace(
    "pages/routes.ts",
    'route("/about", TextPage, content.about),',
    `route("/about", TextPage, content.about),
     route("/about/more", TextPage, { ...content.about, data: { ...content.about.data, title: "More" } }),`,
  );
  await site.replace(
    "pages/routes.ts",
    "ProjectPage, project)",
    "ProjectPage, project, { under: content.about })",
  );
  const { text, matching } = await site.build();
  expect(matching(/card-.*\.png$/)).toHaveLength(4);
  const [first, second] = [text("about.html"), text("about/more.html")];
  expect(second).toContain("<title>More</title>");
  expect(second).toContain('<link rel="canonical" href="https://small.example/about/more"');
  expect(second).toContain('{"@id":"https://small.example/about/more"');
  const cardOf = (html: string) => /property="og:image" content="([^"]+card-about\.[^"]+)"/.exec(html)?.[1];
  expect(cardOf(first)).toBeDefined();
  expect(cardOf(second)).toBe(cardOf(first));
  // Links to the file lead to its first route.
  expect(text("projects/alpha.html")).toContain('<a href="/about">');
});
