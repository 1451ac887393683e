/** News and text pages: files alone make them, with everything that the site says of a page. */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BuiltPage, readPage } from "../built-page.ts";
import { readGraph, thing } from "../discovery/read-graph.ts";
import { findMistakes, readVocabulary } from "../discovery/vocabulary.ts";
import { build } from "../global-setup.ts";
import { projectRoot, readFiles } from "../mini-site.ts";
import { labels, menuName, content as own } from "../site-content.ts";

const content = path.join(import.meta.dirname, "../tmp/content-news");
const head = (name: string) => `title: ${name}
description: ${name}, of which a test writes a description that is as long as it has to be for search results.
keywords: [test]
menu: ${name}
heading: The heading of ${name}
lead: The lead of ${name}.`;
const page = (fields: string) => `---
${fields}
---

Before the first section.

## Things

> [!TIP]
> A tip.

## More

| A | B |
| --- | --- |
| 1 | 2 |
`;
const days = Array.from({ length: 12 }, (_, index) => `2026-01-${String(index + 1).padStart(2, "0")}`);
const buildContent = (name: string) =>
  build(name, ["--no-cards", "--content", path.relative(projectRoot, content)]);

let before: string;
let folder: string;
beforeAll(async () => {
  await rm(content, { recursive: true, force: true });
  await cp(path.join(projectRoot, "content"), content, { recursive: true });
  for (const name of ["news", "text-pages"]) {
    await rm(path.join(content, name), { recursive: true, force: true });
    await mkdir(path.join(content, name));
  }
  // It records the pages of these folders, too.
  await rm(path.join(content, "addresses.txt"), { force: true });
  const write = (file: string, text: string) => writeFile(path.join(content, file), text);
  // Not yet public.
  await write("news/draft.md", page(`${head("Draft")}\npublish: 2026-01-01\ndraft: true`));
  await write("news/future.md", page(`${head("Future")}\npublish: 2999-01-01`));
  before = await buildContent("site-no-news");
  for (const [index, day] of days.entries())
    await write(`news/post_${index + 1}.md`, page(`${head(`Post ${index + 1}`)}\npublish: ${day}`));
  const { cover } = await readCover();
  await write(
    "news/post_12.md",
    page(`${head("Post 12")}\npublish: 2026-01-12\nauthor: A. Writer\npicture: { ${cover}, alt: A cover }`),
  );
  await write("text-pages/careers.md", page(`${head("Careers")}\nfooter: quick links`));
  await write("text-pages/cookies.md", page(`${head("Cookies")}\nfooter: policies`));
  await write("text-pages/hidden_page.md", page(head("Hidden page")));
  folder = await buildContent("site-news");
});
afterAll(() => rm(content, { recursive: true, force: true }));

/** The cover of a case study, which every site has. */
async function readCover() {
  const files = await readFiles(path.join(projectRoot, "content/portfolio"));
  const [first] = files.values();
  const [, file] = /^cover:\n {2}(file: .*)$/m.exec(String(first)) ?? [];
  return { cover: file };
}

const open = (route: string) => readPage(folder, route);
const headings = (built: BuiltPage) => built.texts("article h2 a");
const vocabulary = readVocabulary();

describe("without a public post", () => {
  test("nothing speaks of news: no address, no link, no feed, no line in the sitemap", async () => {
    const files = await readFiles(before);
    expect([...files.keys()].filter((file) => file.startsWith("news"))).toEqual([]);
    for (const [file, bytes] of files) {
      if (!/\.(html|xml)$/.test(file)) continue;
      expect([file, /\/news(?![a-z])/.test(String(bytes))]).toEqual([file, false]);
    }
    expect(await readFile(path.join(content, "addresses.txt"), "utf8")).toContain("\n/news/post_1\n");
  });
});

describe("the list of posts", () => {
  test("has the newest first, ten on a page", () => {
    const names = days.map((_, index) => `The heading of Post ${index + 1}`).reverse();
    expect(headings(open("/news"))).toEqual(names.slice(0, 10));
    expect(headings(open("/news/page/2"))).toEqual(names.slice(10));
    expect(
      open("/news")
        .links(".pager__numbers a")
        .map(([, href]) => href),
    ).toEqual(["/news", "/news/page/2"]);
    const titles = ["/news", "/news/page/2"].flatMap((route) => open(route).texts("title"));
    expect(new Set(titles).size).toBe(2);
  });

  test("leaves drafts and posts of days to come out", async () => {
    const files = [...(await readFiles(path.join(folder, "news"))).keys()];
    expect(files.filter((file) => /draft|future/.test(file))).toEqual([]);
    expect(String(await readFile(path.join(folder, "news.xml")))).not.toMatch(/Draft|Future/);
  });

  test("is in the menu and in the footer by itself", () => {
    const home = open("/");
    expect(home.all('header a[href="/news"]')).toHaveLength(1);
    expect(home.all('.mobile-menu a[href="/news"]')).toHaveLength(1);
    expect(home.all('footer a[href="/news"]')).toHaveLength(1);
  });

  test("has a feed, which its head names", async () => {
    const feed = await readFile(path.join(folder, "news.xml"), "utf8");
    const titles = [...feed.matchAll(/<entry>\n<title>(.*)<\/title>/g)].map(([, title]) => title);
    expect(titles).toHaveLength(12);
    expect(titles[0]).toBe("The heading of Post 12");
    expect(feed).toContain("<published>2026-01-12T00:00:00Z</published>");
    expect(open("/news").one("link[rel=alternate]").attribs.href).toBe("/news.xml");
  });

  test("is a collection in structured data", () => {
    for (const route of ["/news", "/news/page/2"]) {
      const graph = readGraph(open(route));
      expect(findMistakes(graph, vocabulary)).toEqual([]);
      expect(thing(graph, "CollectionPage")).toBeDefined();
      expect(thing(graph, "ItemList")?.numberOfItems).toBe(headings(open(route)).length);
    }
  });
});

describe("a post", () => {
  test("shows its date, its author and its picture", () => {
    const post = open("/news/post_12");
    expect(post.texts("h1")).toEqual(["The heading of Post 12"]);
    expect(post.one("time").attribs.datetime).toBe("2026-01-12");
    expect(post.texts(".post-head__facts span")).toEqual([`${labels.news.by} A. Writer`]);
    expect(post.one(".post-head img").attribs.alt).toBe("A cover");
    expect(open("/news/post_11").all(".post-head :is(span, img)")).toEqual([]);
  });

  test("is below the list in the breadcrumb, and links to its neighbours", () => {
    expect(open("/news/post_12").links(".breadcrumb a")).toEqual([
      [menuName(own.home), "/"],
      [menuName(own.newsPage), "/news"],
      ["Post 12", "/news/post_12"],
    ]);
    const neighbours = (route: string) =>
      open(route)
        .all(".post-links a")
        .map(({ attribs }) => [attribs.rel, attribs.href]);
    expect(neighbours("/news/post_12")).toEqual([["next", "/news/post_11"]]);
    expect(neighbours("/news/post_2")).toEqual([
      ["prev", "/news/post_3"],
      ["next", "/news/post_1"],
    ]);
    expect(neighbours("/news/post_1")).toEqual([["prev", "/news/post_2"]]);
  });

  test("is a blog posting in structured data, by its author or by the agency", () => {
    for (const [route, author] of [
      ["/news/post_12", "Person"],
      ["/news/post_11", undefined],
    ] as const) {
      const graph = readGraph(open(route));
      expect(findMistakes(graph, vocabulary)).toEqual([]);
      const posting = thing(graph, "BlogPosting");
      expect(posting.headline).toBe(open(route).texts("h1")[0]);
      expect(posting.datePublished).toBe(open(route).one(".post-head time").attribs.datetime);
      expect((posting.author as { "@type"?: string })["@type"]).toBe(author);
    }
  });
});

describe("a text page", () => {
  test("has the address of its file's name, and everything that a page has", async () => {
    const careers = open("/careers");
    expect(careers.texts("h1")).toEqual(["The heading of Careers"]);
    expect(careers.links(".contents-list a")).toEqual([
      ["Things", "#things"],
      ["More", "#more"],
    ]);
    expect(careers.texts("[role=note] strong")).toEqual([labels.asides.tip]);
    expect(careers.one("[role=region]").attribs["aria-label"]).toBe("A, B");
    expect(careers.links(".breadcrumb a").at(-1)).toEqual(["Careers", "/careers"]);
    expect(careers.one("meta[property='og:image']").attribs.content).toMatch(/\.png$/);
    expect(findMistakes(readGraph(careers), vocabulary)).toEqual([]);
    expect(await readFile(path.join(folder, "sitemap.xml"), "utf8")).toContain("/careers</loc>");
  });

  test("is in the list of the footer that it names, or in none", () => {
    const list = (heading: string) => open("/").links(`footer nav[aria-labelledby=${heading}] a`);
    expect(list("footer-quick-links")).toContainEqual(["Careers", "/careers"]);
    expect(list("footer-policies")).toContainEqual(["Cookies", "/cookies"]);
    expect(open("/").all('a[href="/hidden_page"]')).toEqual([]);
  });
});
