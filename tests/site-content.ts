/** What the real site says, read as the build reads it. Tests of the real site compare pages with this, whatever it says. */
import path from "node:path";
import { phoneHref } from "../components/phone.ts";
import { sortProjects } from "../components/portfolio-grid/project-order.ts";
import { servicesInOrder } from "../components/services-in-order.ts";
import type { SiteContent } from "../content/schemas.ts";
import { hideDrafts, todayIn } from "../generator/content/hide-drafts.ts";
import { readContent } from "../generator/content/read-content.ts";
import { loadSite } from "../generator/load-site.ts";
import type { Entry, PageData } from "../generator/model/content.ts";
import type { Route } from "../generator/model/route.ts";
import { findRoutes } from "../generator/routes/find-routes.ts";

const root = path.resolve(import.meta.dirname, "..");
const definition = await loadSite(root);
const read = await readContent({ root, content: "content", definition: { ...definition, overrides: [] } });
const settings = definition.settings(read.content);

const shown = hideDrafts(read, todayIn(settings.timeZone));

/** The content, without drafts. */
export const content = shown.content as SiteContent;

/** The route table with translated pages, without the page for unknown addresses. */
const table: Route[] = findRoutes(root, definition, shown, read).all.filter((route) => route.path !== "/404");

/** All addresses in the language of the site, in the order of the route table. */
export const addresses = table.filter((route) => !route.language).map((route) => route.path);

/** The addresses of pages in other languages. */
export const translatedAddresses = table.filter((route) => route.language).map((route) => route.path);

/** Old addresses, at each of which a page leads to the new one. */
export const formerAddresses = table.flatMap(({ entry }) => entry.data.formerly ?? []);

/** The addresses that search engines may list, in all languages. */
export const listedAddresses = table.filter(({ noindex }) => !noindex).map((route) => route.path);

/** The address of a content file. */
export function addressOf(entry: Entry<PageData>): string {
  const found = table.find((route) => route.entry.file === entry.file);
  if (!found) throw new Error(`No page shows ${entry.file}`);
  return found.path;
}

/** One page of each kind, the first in the route table; all pages if `EVERY_PAGE` is set, as in the weekly run. */
export const addressesOfEachKind = firstOfEach(({ page }) => page);

/** One page of each kind in each of its layouts, which content chooses; all pages if `EVERY_PAGE` is set. */
export const addressesOfEachLayout = firstOfEach(({ page, entry: { data } }) => {
  const { layout, choreography } = data as { layout?: string; choreography?: string };
  return [page.name, layout, choreography].join(" ");
});

function firstOfEach(kindOf: (route: Route) => unknown): string[] {
  if (process.env.EVERY_PAGE) return addresses;
  const first = new Map<unknown, string>();
  for (const route of table.filter(({ language }) => !language))
    if (!first.has(kindOf(route))) first.set(kindOf(route), route.path);
  return [...first.values()];
}

/** The site's address without a slash at its end: `https://www.agency.example`. */
export const origin = settings.address.replace(/\/+$/, "");
export const language = settings.language;
export const agency = content.site.data;
export const brand = agency.brand.name;
export const labels = content.labels.data;
export const form = content.enquiryForm.data;

/** The phone number of the first office, as it is shown and as a link. */
export const phoneNumber = agency.offices[0].phone;
export const phoneLink = phoneHref(phoneNumber);
export const emailLink = `mailto:${agency.email.address}`;

export const services = servicesInOrder(content);
export const projects = sortProjects(content.portfolio);

/** The case studies with a gallery of posts. */
export const projectsWithPosts = projects.filter(({ data }) => data.posts.length > 0);

/** The categories of the portfolio's filter, with the case studies of each. */
export const categories = (["all", "website", "logo", "smo"] as const).map((category) => ({
  category,
  name: content.portfolioPage.data.filter[category],
  hash: category === "smo" ? "#digital-marketing" : `#${category}`,
  projects: projects.filter(({ data }) => category === "all" || data.categories.includes(category)),
}));

/** The name of a page in menus. */
export const menuName = (entry: Entry<PageData>) => entry.data.menu;
