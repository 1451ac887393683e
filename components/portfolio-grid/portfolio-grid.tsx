import type { Project } from "../../content/schemas.ts";
import { type Entry, Picture, useSite } from "../../generator/site.tsx";
import { CategoryFilter } from "../category-filter/category-filter.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { ProjectCard } from "../project-card/project-card.tsx";
import { sortProjects } from "./project-order.ts";

/**
 * All projects below their filter, in rows of 7 + 5 and 5 + 7 columns. The way to Our Work comes last and
 * takes whatever the last row leaves free.
 */
export function PortfolioGrid({ projects }: { projects: Entry<Project>[] }) {
  const { content, link } = useSite();
  const { ourWork } = content.portfolioPage.data;
  return (
    <section className="portfolio-grid wrap">
      <CategoryFilter projects={projects} />
      <div className="portfolio-grid__cards">
        {sortProjects(projects).map((project) => (
          <ProjectCard key={project.file} project={project} sizes="(min-width: 40rem) 55vw, 90vw" />
        ))}
        <a className="portfolio-grid__more" href={link(content.ourWork)}>
          <div className="portfolio-grid__pictures">
            {content.ourWork.data.cards.map(({ id, picture }) => (
              <Picture key={id} file={picture.file} alt="" sizes="(min-width: 40rem) 18vw, 30vw" />
            ))}
          </div>
          <h2>{ourWork.heading}</h2>
          <p>{ourWork.text}</p>
          <MoreLink>{ourWork.link}</MoreLink>
        </a>
      </div>
    </section>
  );
}
