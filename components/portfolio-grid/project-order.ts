import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";

/** Projects in the order of the portfolio: by their place in the grid (`featured`), the rest newest first. */
export function sortProjects(projects: Entry<Project>[]): Entry<Project>[] {
  return projects.toSorted(
    (a, b) =>
      (a.data.featured ?? Number.POSITIVE_INFINITY) - (b.data.featured ?? Number.POSITIVE_INFINITY) ||
      b.data.date.localeCompare(a.data.date),
  );
}

/** The project after this one in the portfolio; the first one follows the last. */
export function findNextProject(projects: Entry<Project>[], current: Entry<Project>): Entry<Project> {
  const sorted = sortProjects(projects);
  const index = sorted.findIndex((project) => project.file === current.file);
  return sorted[(index + 1) % sorted.length]!;
}
