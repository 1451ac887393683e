import { Fragment } from "react";
import type { Project } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { filterChoices } from "../portfolio-grid/paginate-portfolio.ts";
import { useSite } from "../use-site.ts";

/**
 * A row of links, one for each category, with the number of its projects. It works without scripts: each link leads to
 * a fragment, and `:target` hides the projects of other categories (portfolio-grid.css). The targets are fixed in the
 * window, so the page does not scroll.
 */
export function CategoryFilter({ projects }: { projects: Entry<Project>[] }) {
  const names = useSite().content.portfolioPage.data.filter;
  return (
    <nav className="category-filter ground-panel" aria-label={names.heading} data-category-filter="">
      {filterChoices.map(({ id, category }) => (
        <Fragment key={id}>
          <span className="category-filter__target" id={id} />
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
