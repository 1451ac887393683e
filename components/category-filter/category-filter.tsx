import type { Project } from "../../content/schemas.ts";
import { type Entry, useSite } from "../../generator/site.tsx";

/** The filter's choices with their places in the address: `/portfolio#digital-marketing`. */
const choices = [
  { id: "all", category: "all" },
  { id: "website", category: "website" },
  { id: "logo", category: "logo" },
  { id: "digital-marketing", category: "smo" },
] as const;

/**
 * A row of links, one for each category, with the number of its projects. The links are their own targets, so
 * that the address holds the choice and style sheets alone can follow it (see portfolio-grid.css).
 */
export function CategoryFilter({ projects }: { projects: Entry<Project>[] }) {
  const names = useSite().content.portfolioPage.data.filter;
  return (
    <nav className="category-filter" aria-label={names.heading} data-category-filter="">
      {choices.map(({ id, category }) => (
        <a key={id} id={id} href={`#${id}`}>
          {names[category]}{" "}
          <small>
            {projects.filter(({ data }) => category === "all" || data.categories.includes(category)).length}
          </small>
        </a>
      ))}
      <p className="visually-hidden" role="status" data-label={names.status} />
    </nav>
  );
}
