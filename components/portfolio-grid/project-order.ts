import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";

/** Sorted lists by the original list: every case study needs the same sorted list to find the next project. */
const cache = new WeakMap<Entry<Project>[], Entry<Project>[]>();

/** Projects in the order of the portfolio. */
export function sortProjects(projects: Entry<Project>[]): Entry<Project>[] {
  const sorted = cache.get(projects) ?? projects.toSorted(compareProjects);
  cache.set(projects, sorted);
  return sorted;
}

/** The project after this one in the portfolio; after the last one, the first. */
export function findNextProject(projects: Entry<Project>[], current: Entry<Project>): Entry<Project> {
  const sorted = sortProjects(projects);
  return sorted[(sorted.indexOf(current) + 1) % sorted.length] ?? current;
}

/** Featured projects first, by their position (`featured`); then the newest first; on the same day by file name. */
function compareProjects(a: Entry<Project>, b: Entry<Project>): number {
  const position = (entry: Entry<Project>) => entry.data.featured ?? Number.MAX_SAFE_INTEGER;
  return (
    position(a) - position(b) ||
    (a.data.date > b.data.date ? -1 : a.data.date < b.data.date ? 1 : 0) ||
    (a.name < b.name ? -1 : a.name > b.name ? 1 : 0)
  );
}
