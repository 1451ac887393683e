import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";

/** By their place in the grid (`featured`), the rest newest first; of the same day by file name. */
function byPlace(a: Entry<Project>, b: Entry<Project>): number {
  const featured = (entry: Entry<Project>) => entry.data.featured ?? Number.MAX_SAFE_INTEGER;
  return (
    featured(a) - featured(b) ||
    (a.data.date > b.data.date ? -1 : a.data.date < b.data.date ? 1 : 0) ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  );
}

/** Projects in the order of the portfolio. */
export function sortProjects(projects: Entry<Project>[]): Entry<Project>[] {
  return projects.toSorted(byPlace);
}

/** The project after this one in the portfolio; the first one follows the last. One pass, for every page asks. */
export function findNextProject(projects: Entry<Project>[], current: Entry<Project>): Entry<Project> {
  let first = current;
  let next: Entry<Project> | undefined;
  for (const project of projects) {
    if (byPlace(project, first) < 0) first = project;
    if (byPlace(project, current) > 0 && (!next || byPlace(project, next) < 0)) next = project;
  }
  return next ?? first;
}
