import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { oncePer } from "../once-per.ts";

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
export const sortProjects = oncePer((projects: Entry<Project>[]) => projects.toSorted(byPlace));

/** By the files of the projects before them. */
const nextProjects = oncePer((projects: Entry<Project>[]) => {
  const sorted = sortProjects(projects);
  return new Map(sorted.map(({ file }, index) => [file, sorted[(index + 1) % sorted.length]]));
});

/** The project after this one in the portfolio; the first one follows the last. */
export function findNextProject(projects: Entry<Project>[], current: Entry<Project>): Entry<Project> {
  return nextProjects(projects).get(current.file) ?? current;
}
