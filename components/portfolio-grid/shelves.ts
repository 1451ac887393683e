/**
 * The portfolio in pages. As long as one page has room for all projects, the filter chooses among them in the browser.
 * Beyond, each choice of the filter is a shelf with pages and addresses of its own:
 *
 *     /portfolio                  /portfolio/page/2                  …
 *     /portfolio/category/logo    /portfolio/category/logo/page/2    …
 *
 * Case studies lie one level above these, so that none can take such an address, whatever its name.
 */
import type { PortfolioPage, Project, SiteContent } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { oncePer } from "../once-per.ts";
import { sortProjects } from "./project-order.ts";

/** What the filter can choose, with its name in addresses: `/portfolio#digital-marketing`. */
export const choices = [
  { id: "all", category: "all" },
  { id: "website", category: "website" },
  { id: "logo", category: "logo" },
  { id: "digital-marketing", category: "smo" },
] as const;
type Choice = (typeof choices)[number];

/** The projects of one choice. */
export interface Shelf {
  category: Choice["category"];
  /** How many projects it has. */
  size: number;
  /** At least one. */
  pages: ShelfPage[];
}

/** A page of the portfolio. */
export interface ShelfPage {
  shelf: Shelf;
  /** From 1. */
  number: number;
  projects: Entry<Project>[];
  /** Its address below `/portfolio`, which is the very first page's own: `category/logo/page/2`. */
  below: string;
  /** The portfolio's own for the very first page; for others a copy with a title, description and lead of their own. */
  entry: Entry<PortfolioPage>;
}

/** The shelves of a site, the one with all projects first; that one alone as long as it has one page. */
export const shelvesOf = oncePer((content: SiteContent) => layShelves(content));

/** The page of the portfolio that shows this entry. */
export function findShelfPage(content: SiteContent, entry: Entry): ShelfPage | undefined {
  return pagesByEntry(content).get(entry);
}

const pagesByEntry = oncePer((content: SiteContent) => {
  const pages = shelvesOf(content).flatMap((shelf) => shelf.pages);
  return new Map<Entry, ShelfPage>(pages.map((page) => [page.entry, page]));
});

/** @param room how many projects a page has at most */
export function layShelves(content: SiteContent, room = 60): Shelf[] {
  const projects = sortProjects(content.portfolio);
  const [all, ...categories] = choices;
  const whole = layShelf(all, projects, content, room);
  if (whole.pages.length === 1) return [whole];
  const others = categories.map((choice) => {
    const chosen = projects.filter(({ data }) => data.categories.includes(choice.category));
    return layShelf(choice, chosen, content, room);
  });
  return [whole, ...others.filter(({ size }) => size > 0)];
}

function layShelf(choice: Choice, projects: Entry<Project>[], content: SiteContent, room: number): Shelf {
  const shelf: Shelf = { category: choice.category, size: projects.length, pages: [] };
  const count = Math.max(1, Math.ceil(projects.length / room));
  for (let number = 1; number <= count; number++) {
    const below = [
      ...(choice.id === "all" ? [] : ["category", choice.id.replaceAll("-", "_")]),
      ...(number === 1 ? [] : ["page", number]),
    ].join("/");
    shelf.pages.push({
      shelf,
      number,
      projects: projects.slice((number - 1) * room, number * room),
      below,
      entry: below === "" ? content.portfolioPage : copyFor(nameOf(choice, number, count, content), content),
    });
  }
  return shelf;
}

/** "Logo", "Page 2 of 5", "Logo – Page 2 of 5" */
function nameOf({ category }: Choice, number: number, count: number, content: SiteContent): string {
  const { page, of } = content.labels.data.pager;
  return [
    ...(category === "all" ? [] : [content.portfolioPage.data.filter[category]]),
    ...(count === 1 ? [] : [`${page} ${number} ${of} ${count}`]),
  ].join(" – ");
}

function copyFor(name: string, { portfolioPage }: SiteContent): Entry<PortfolioPage> {
  const { data } = portfolioPage;
  const own = {
    title: `${data.title} – ${name}`,
    description: `${name}. ${data.furtherPages}`,
    menu: name,
    lead: name,
  };
  return { ...portfolioPage, data: { ...data, ...own } };
}
