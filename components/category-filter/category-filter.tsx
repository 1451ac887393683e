import { Fragment } from "react";
import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { choices } from "../portfolio-grid/shelves.ts";
import { useSite } from "../use-site.ts";

/**
 * A row of links, one for each category, with the number of its projects. The address holds the choice, and style
 * sheets alone follow it (see portfolio-grid.css): each link's target is a place beside it that is always in view,
 * so that the page does not move.
 */
export function CategoryFilter({ projects }: { projects: Entry<Project>[] }) {
  const names = useSite().content.portfolioPage.data.filter;
  return (
    <nav className="category-filter" aria-label={names.heading} data-category-filter="">
      {choices.map(({ id, category }) => (
        <Fragment key={id}>
          <span className="category-filter__place" id={id} />
          <a href={`#${id}`}>
            {names[category]}{" "}
            <small>
              {projects.filter(({ data }) => category === "all" || data.categories.includes(category)).length}
            </small>
          </a>
        </Fragment>
      ))}
      <p className="visually-hidden" role="status" data-label={names.status} />
    </nav>
  );
}
