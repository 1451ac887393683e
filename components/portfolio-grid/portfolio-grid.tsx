import { Picture } from "../../generator/site.tsx";
import { CategoryFilter } from "../category-filter/category-filter.tsx";
import { CategoryLinks } from "../category-filter/category-links.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { Pager } from "../pager/pager.tsx";
import { ProjectCard } from "../project-card/project-card.tsx";
import { useSite } from "../use-site.ts";
import type { Shelf, ShelfPage } from "./shelves.ts";

/**
 * The projects of one page below their filter, in rows of 7 + 5 and 5 + 7 columns. The way to Our Work comes last and
 * takes whatever the last row leaves free.
 */
export function PortfolioGrid({ page, shelves }: { page: ShelfPage; shelves: Shelf[] }) {
  const { content, link } = useSite();
  const { ourWork } = content.portfolioPage.data;
  const { projects, number, shelf } = page;
  return (
    <section className="portfolio-grid wrap">
      {shelves.length > 1 ? (
        <CategoryLinks shelves={shelves} current={shelf.category} />
      ) : (
        <CategoryFilter projects={projects} />
      )}
      <div className="portfolio-grid__cards">
        {projects.map((project, index) => (
          <ProjectCard
            key={project.file}
            project={project}
            sizes="(min-width: 40rem) 55vw, 90vw"
            eager={index === 0}
          />
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
      {shelf.pages.length > 1 && <Pager pages={shelf.pages.map(({ entry }) => entry)} number={number} />}
    </section>
  );
}
