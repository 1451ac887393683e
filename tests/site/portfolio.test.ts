/** A portfolio with more projects than fit on one page: its listings and pages. Other pages must not change. */
import { cp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { shownNumbers } from "../../components/pager/pager.tsx";
import { paginatePortfolio } from "../../components/portfolio-grid/paginate-portfolio.ts";
import { findNextProject } from "../../components/portfolio-grid/project-order.ts";
import type { SiteContent } from "../../content/schemas.ts";
import { outputFileOf } from "../../generator/model/route.ts";
import { type BuiltPage, readPage } from "../built-page.ts";
import { build } from "../global-setup.ts";
import { projectRoot } from "../mini-site.ts";
import {
  addresses as allAddresses,
  categories,
  labels,
  menuName,
  origin,
  projects as ownProjects,
  content as words,
} from "../site-content.ts";

const copy = path.join(import.meta.dirname, "../tmp/content-many-projects");
const generated = Array.from({ length: 122 }, (_, index) => index + 1);
const categoriesOf = (number: number) => [
  ...(number % 2 === 0 ? ["website"] : []),
  ...(number % 2 === 1 ? ["logo"] : []),
  ...(number % 20 === 0 ? ["smo"] : []),
];

let folder: string;
beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  await cp(path.join(projectRoot, "content"), copy, { recursive: true });
  const model = await readFile(path.join(projectRoot, ownProjects[0]?.file ?? ""), "utf8");
  await Promise.all(
    generated.map((number) => {
      const day = new Date(Date.UTC(2000, 0, number)).toISOString().slice(0, 10);
      const text = model
        .replace(/^title: .*$/m, `title: Project ${number}`)
        .replace(/^description: /m, `description: Project ${number}. `)
        .replace(/^description: (.{1,150}).*$/m, "description: $1")
        .replace(/^client: .*$/m, `client: Project ${number}`)
        .replace(/^date: .*$/m, `date: ${day}`)
        .replace(/^categories: .*$/m, `categories: [${categoriesOf(number).join(", ")}]`)
        .replace(/^featured: .*\n/m, "");
      return writeFile(path.join(copy, `portfolio/project_${number}.md`), text);
    }),
  );
  folder = await build("site-many-projects", ["--no-cards", "--content", path.relative(projectRoot, copy)]);
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** The listings of the portfolio, one for each choice of the filter, with the number of projects on each page. */
const listings = categories.map(({ category, name, hash, projects }) => {
  const added = generated.filter((number) => category === "all" || categoriesOf(number).includes(category));
  const count = projects.length + added.length;
  const sizes = Array.from({ length: Math.ceil(count / 60) }, (_, page) => Math.min(60, count - 60 * page));
  const address =
    category === "all" ? "/portfolio" : `/portfolio/category/${hash.slice(1).replace("-", "_")}`;
  return { choice: name, address, count, sizes, added };
});
const addressOf = (listing: string, number: number) => (number === 1 ? listing : `${listing}/page/${number}`);
const addresses = listings.flatMap(({ address, sizes }) =>
  sizes.map((_, index) => addressOf(address, index + 1)),
);

const filter = `nav[aria-label="${words.portfolioPage.data.filter.heading}"]`;
const opened = new Map<string, BuiltPage>();
function open(route: string): BuiltPage {
  const page = opened.get(route) ?? readPage(folder, route);
  opened.set(route, page);
  return page;
}
const projectsOn = (page: BuiltPage) => page.all("a.project-card").map(({ attribs }) => attribs.href ?? "");
const headOf = (page: BuiltPage) => ({
  title: page.texts("title")[0] ?? "",
  description: page.one("meta[name=description]").attribs.content ?? "",
  canonical: page.one("link[rel=canonical]").attribs.href,
});

test("no page has more than sixty projects, and each project is on one page of each of its listings", () => {
  for (const { address, sizes, added } of listings) {
    const pages = sizes.map((_, index) => projectsOn(open(addressOf(address, index + 1))));
    expect(pages.map(({ length }) => length)).toEqual(sizes);
    const projects = pages.flat();
    expect(new Set(projects).size).toBe(projects.length);
    const newestFirst = added.toReversed().map((number) => `/portfolio/project_${number}`);
    expect(projects.filter((project) => project.includes("/project_"))).toEqual(newestFirst);
  }
});

test("previous and next link all pages of a listing, and the numbers link to each of them", () => {
  for (const { address, sizes } of listings) {
    const own = sizes.map((_, index) => addressOf(address, index + 1));
    for (const [index, route] of own.entries()) {
      const page = open(route);
      const linked = (rel: string) => page.all(`a[rel=${rel}]`).map(({ attribs }) => attribs.href);
      expect(linked("prev")).toEqual(index > 0 ? [own[index - 1]] : []);
      expect(linked("next")).toEqual(index < own.length - 1 ? [own[index + 1]] : []);
      const numbers = page.links(".pager li a");
      expect(numbers).toEqual(
        own.length > 1 ? own.map((other, place) => [`${labels.pager.page} ${place + 1}`, other]) : [],
      );
      const current = page.links(".pager [aria-current=page]");
      expect(current).toEqual(numbers.slice(index, index + 1));
    }
  }
});

test("each page links to all choices with their counts, marks its own, and needs no script for them", () => {
  for (const { choice, address, sizes } of listings) {
    for (const index of sizes.keys()) {
      const page = open(addressOf(address, index + 1));
      const choices = listings.map((other) => [`${other.choice} ${other.count}`, other.address]);
      expect(page.links(`${filter} a`)).toEqual(choices);
      const current = page.texts(`${filter} [aria-current=true]`);
      expect(current).toEqual([expect.stringContaining(choice)]);
      expect(page.all("script[src*=portfolio]")).toEqual([]);
    }
  }
});

test("each page has its own head and its own place in the breadcrumb", () => {
  const heads = addresses.map((route) => headOf(open(route)));
  for (const key of ["title", "description", "canonical"] as const)
    expect(new Set(heads.map((head) => head[key])).size).toBe(addresses.length);
  expect(heads.map(({ canonical }) => canonical)).toEqual(addresses.map((route) => origin + route));
  expect(headOf(open("/portfolio"))).toEqual(headOf(readPage(inject("site"), "/portfolio")));
  for (const { description } of heads) expect(description.length).toBeLessThanOrEqual(160);
  const {
    choice = "",
    address = "",
    sizes,
  } = listings.find((listing) => listing.address.endsWith("/logo")) ?? {};
  const second = `${address}/page/2`;
  const page = open(second);
  const name = `${choice} – ${labels.pager.page} 2 ${labels.pager.of} ${sizes?.length}`;
  const { portfolioPage } = words;
  expect(page.texts("title")).toEqual([`${portfolioPage.data.title} – ${name}`]);
  expect(page.links(`nav[aria-label="${labels.breadcrumb}"] a`)).toEqual([
    [menuName(words.home), "/"],
    [menuName(portfolioPage), "/portfolio"],
    [name, second],
  ]);
  const inMenu = page.all("header nav [aria-current]").map(({ attribs }) => attribs);
  expect(inMenu).toMatchObject([{ href: "/portfolio", "aria-current": "true" }]);
});

test("structured data lists a page's own projects, and all pages share one card", () => {
  const cards = new Set<string | undefined>();
  for (const route of addresses) {
    const page = open(route);
    const { children } = page.one('script[type="application/ld+json"]');
    const graph = JSON.parse((children[0] as unknown as { data: string }).data)["@graph"];
    const list = graph.find((thing: { "@type": string }) => thing["@type"] === "ItemList");
    const urls = list.itemListElement.map(({ url }: { url: string }) => new URL(url).pathname);
    expect(urls).toEqual(projectsOn(page));
    expect(graph[0]["@id"]).toBe(origin + route);
    cards.add(page.one("meta[property='og:image']").attribs.content);
  }
  expect(cards.size).toBe(1);
});

test("the sitemap has all pages; the feed has the newest sixty projects", async () => {
  const sitemap = await readFile(path.join(folder, "sitemap.xml"), "utf8");
  for (const route of addresses) expect(sitemap).toContain(`<loc>${origin}${route}</loc>`);
  const feed = await readFile(path.join(folder, "portfolio.xml"), "utf8");
  const titles = [...feed.matchAll(/<entry>\n<title>(.*)<\/title>/g)].map(([, title]) => title);
  expect(titles).toHaveLength(60);
  const newestFirst = generated.toReversed().map((number) => `Project ${number}`);
  const added = titles.filter((title) => newestFirst.includes(title ?? ""));
  expect(added.length).toBeGreaterThan(0);
  expect(added).toEqual(newestFirst.slice(0, added.length));
});

test("all other pages are the same as with few projects, but for services, which choose theirs among all", async () => {
  const others = [...allAddresses, "/404"].filter((route) => !/^.(portfolio|our_services)/.test(route));
  for (const route of others) {
    const [many, few] = await Promise.all(
      [folder, inject("site")].map(async (site) => {
        const html = await readFile(path.join(site, outputFileOf(route)), "utf8");
        return html.slice(html.indexOf("<body>"));
      }),
    );
    expect(many === few, route).toBe(true);
  }
});

test("with few projects there is one page, whose filter works in the browser", () => {
  const page = readPage(inject("site"), "/portfolio");
  expect(page.all(".pager")).toEqual([]);
  expect(page.links(`${filter} a`).map(([, href]) => href)).toEqual(categories.map(({ hash }) => hash));
});

/* Without a build ------------------------------------------------------------------------------------------ */

/** The part of the content that the portfolio uses. */
function contentOf(count: number): SiteContent {
  const portfolio = Array.from({ length: count }, (_, index) => ({
    file: `content/portfolio/p${index}.md`,
    name: `p${index}`,
    data: { date: "2020-01-01", categories: ["logo"] },
  }));
  const pager = { page: "Page", of: "of" };
  const filter = { all: "All", website: "Website", logo: "Logo", smo: "Digital Marketing" };
  return {
    portfolio,
    labels: { data: { pager } },
    portfolioPage: { data: { title: "Portfolio", filter, furtherPages: "More." } },
  } as unknown as SiteContent;
}

test.each([
  [0, [["/portfolio", 0]]],
  [60, [["/portfolio", 60]]],
  [
    61,
    [
      ["/portfolio", 60],
      ["/portfolio/page/2", 1],
      ["/portfolio/category/logo", 60],
      ["/portfolio/category/logo/page/2", 1],
    ],
  ],
])("%i projects are laid on as many pages as they need", (count, pages) => {
  const all = paginatePortfolio(contentOf(count)).flatMap((listing) => listing.pages);
  expect(all.map(({ path, projects }) => [path, projects.length])).toEqual(pages);
});

test("next projects lead once around all projects, in any order of calls", () => {
  const { portfolio } = contentOf(130);
  let project = portfolio[77] as SiteContent["portfolio"][number];
  const seen = new Set<unknown>();
  for (const _ of portfolio) {
    seen.add(project);
    project = findNextProject(portfolio, project);
  }
  expect(seen.size).toBe(130);
  expect(project).toBe(portfolio[77]);
});

describe("the numbers of a pager", () => {
  test.each([
    [1, 1, [1]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 8]],
    [4, 8, [1, 2, 3, 4, 5, 8]],
    [5, 8, [1, 4, 5, 6, 7, 8]],
    [84, 167, [1, 83, 84, 85, 167]],
    [167, 167, [1, 163, 164, 165, 166, 167]],
  ])("page %i of %i", (number, count, shown) => {
    expect(shownNumbers(number, count)).toEqual(shown);
  });

  test("are a row of seven, without a gap for one number, on every page", () => {
    for (let count = 8; count < 40; count++) {
      for (let number = 1; number <= count; number++) {
        const shown = shownNumbers(number, count);
        expect(shown).toContain(number);
        const gaps = shown.flatMap((one, index) =>
          index > 0 && one - (shown[index - 1] ?? 0) > 1 ? [one - (shown[index - 1] ?? 0)] : [],
        );
        expect(gaps.every((gap) => gap > 2)).toBe(true);
        expect(shown.length + gaps.length).toBe(7);
      }
    }
  });
});
