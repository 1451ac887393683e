import type { Project, Service, SiteContent, WorkPage } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { sortProjects } from "../portfolio-grid/project-order.ts";
import { servicesInOrder } from "../services-in-order.ts";

/** A case study of either kind: a brand in `portfolio/`, or an application in `work/`. */
export type Case = Entry<Project> | Entry<WorkPage>;

export function isProject(study: Case): study is Entry<Project> {
  return "client" in study.data;
}

/** The drawings of its website, for wide windows and for phones; not one that leaves a place empty for something else. */
export function findWebsite({ categories, showcase, lettering }: Project) {
  const wide = categories.includes("website") && !lettering?.plate ? showcase?.wide : undefined;
  return showcase && wide ? { wide, phone: showcase.file } : undefined;
}

const casesPerService = 2;

/**
 * The case studies that a service's page shows: two that used it, or fewer where there are fewer. The services with the
 * fewest of them choose first. Each prefers those that are not yet chosen, and among them those with the fewest other
 * categories.
 */
export function findServiceCases(content: SiteContent, service: Entry<Service>): Case[] {
  const shown = new Map<Case, number>();
  const choices = servicesInOrder(content)
    .map(({ file, data }) => ({ file, all: casesOf(content, data) }))
    .toSorted((one, two) => one.all.length - two.all.length);
  for (const { file, all } of choices) {
    const cases = all
      .toSorted((one, two) => (shown.get(one) ?? 0) - (shown.get(two) ?? 0))
      .slice(0, casesPerService);
    if (file === service.file) return cases;
    for (const study of cases) shown.set(study, (shown.get(study) ?? 0) + 1);
  }
  return [];
}

/**
 * All that used the service and, for websites, have a drawing of it, but for those whose work is among the pictures of its
 * parts: those with the fewest categories first, then in the order of the portfolio.
 */
function casesOf(content: SiteContent, { caseStudies = [], subServices }: Service): Case[] {
  const projects = sortProjects(content.portfolio)
    .filter(({ data }) => data.categories.some((category) => caseStudies.includes(category)))
    .filter(({ data }) => !subServices.items.some(({ picture }) => picture?.alt.includes(data.client)))
    .filter(({ data }) => !caseStudies.includes("website") || findWebsite(data))
    .toSorted((one, two) => one.data.categories.length - two.data.categories.length);
  return [...(caseStudies.includes("app") ? content.work : []), ...projects];
}
