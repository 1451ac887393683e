import type { Project } from "../../content/schemas.ts";
import { type Entry, useSite } from "../../generator/site.tsx";
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
          <ProjectCard key={project.file} project={project} sizes="(min-width: 56rem) 55vw, 90vw" />
        ))}
        <aside className="portfolio-grid__more stitch-top">
          <h2>{ourWork.heading}</h2>
          <p>{ourWork.text}</p>
          <MoreLink href={link(content.ourWork)}>{ourWork.link}</MoreLink>
        </aside>
      </div>
    </section>
  );
}
