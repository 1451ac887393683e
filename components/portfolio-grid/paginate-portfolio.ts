/**
 * Pagination of the portfolio. If all projects fit on one page, its filter works in the browser. Otherwise each choice
 * of the filter is a separate listing, whose pages have addresses:
 *
 *     /portfolio                  /portfolio/page/2                  …
 *     /portfolio/category/logo    /portfolio/category/logo/page/2    …
 *
 * Case studies are directly below `/portfolio`, so none of them can have such an address, whatever its name.
 */
import type { PortfolioPage, Project, SiteContent } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { sortProjects } from "./project-order.ts";

/** The choices of the filter; `id` is the choice in addresses: `/portfolio#digital-marketing`. */
export const filterChoices = [
  { id: "all", category: "all" },
  { id: "website", category: "website" },
  { id: "logo", category: "logo" },
  { id: "digital-marketing", category: "smo" },
] as const;
type Choice = (typeof filterChoices)[number];

/** All projects of one choice, on one or more pages. */
export interface Listing {
  category: Choice["category"];
  projectCount: number;
  /** At least one. */
  pages: ListingPage[];
}

export interface ListingPage {
  /** `/portfolio/category/logo/page/2` */
  path: string;
  listing: Listing;
  /** From 1. */
  number: number;
  projects: Entry<Project>[];
  /** The portfolio's entry on the first page; on all others, a copy with its own title, description and lead. */
  entry: Entry<PortfolioPage>;
}

/** Listings by their content: each of their pages asks for them. */
const cache = new WeakMap<SiteContent, Listing[]>();

/** The listings of the portfolio, the one with all projects first. It is the only one if it fits on one page. */
export function paginatePortfolio(content: SiteContent): Listing[] {
  const listings = cache.get(content) ?? createListings(content, 60);
  cache.set(content, listings);
  return listings;
}

/** @param pageSize the largest number of projects on a page */
export function createListings(content: SiteContent, pageSize: number): Listing[] {
  const projects = sortProjects(content.portfolio);
  const [all, ...categories] = filterChoices;
  const complete = createListing(all, projects, content, pageSize);
  if (complete.pages.length === 1) return [complete];
  const others = categories.map((choice) => {
    const matching = projects.filter(({ data }) => data.categories.includes(choice.category));
    return createListing(choice, matching, content, pageSize);
  });
  return [complete, ...others.filter(({ projectCount }) => projectCount > 0)];
}

/** @param path an address of the site: `/portfolio/page/2` */
export function findListingPage(listings: Listing[], path: string): ListingPage | undefined {
  return listings.flatMap(({ pages }) => pages).find((page) => page.path === path);
}

function createListing(
  choice: Choice,
  projects: Entry<Project>[],
  content: SiteContent,
  pageSize: number,
): Listing {
  const listing: Listing = { category: choice.category, projectCount: projects.length, pages: [] };
  const pageCount = Math.max(1, Math.ceil(projects.length / pageSize));
  for (let number = 1; number <= pageCount; number++) {
    const isFirst = choice.id === "all" && number === 1;
    listing.pages.push({
      path: pathOf(choice, number),
      listing,
      number,
      projects: projects.slice((number - 1) * pageSize, number * pageSize),
      entry: isFirst ? content.portfolioPage : copyEntry(nameOf(choice, number, pageCount, content), content),
    });
  }
  return listing;
}

function pathOf({ id }: Choice, number: number): string {
  const category = id === "all" ? "" : `/category/${id.replaceAll("-", "_")}`;
  return `/portfolio${category}${number === 1 ? "" : `/page/${number}`}`;
}

/** "Logo", "Page 2 of 5", "Logo – Page 2 of 5" */
function nameOf({ category }: Choice, number: number, pageCount: number, content: SiteContent): string {
  const { page, of } = content.labels.data.pager;
  return [
    ...(category === "all" ? [] : [content.portfolioPage.data.filter[category]]),
    ...(pageCount === 1 ? [] : [`${page} ${number} ${of} ${pageCount}`]),
  ].join(" – ");
}

function copyEntry(name: string, { portfolioPage }: SiteContent): Entry<PortfolioPage> {
  const { data } = portfolioPage;
  const own = {
    title: `${data.title} – ${name}`,
    description: `${name}. ${data.furtherPages}`,
    menu: name,
    lead: name,
  };
  return { ...portfolioPage, data: { ...data, ...own } };
}
