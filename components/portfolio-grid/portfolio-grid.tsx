import { Picture } from "../../generator/site.tsx";
import { CategoryFilter } from "../category-filter/category-filter.tsx";
import { CategoryLinks } from "../category-filter/category-links.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { Pager } from "../pager/pager.tsx";
import { ProjectCard } from "../project-card/project-card.tsx";
import { useSite } from "../use-site.ts";
import type { Listing, ListingPage } from "./paginate-portfolio.ts";

/**
 * The filter, and the projects of one page, any number of them, each in the form that its content chooses; below them the
 * link to Our Work.
 */
export function PortfolioGrid({ page, listings }: { page: ListingPage; listings: Listing[] }) {
  const { content, link } = useSite();
  const { ourWork } = content.portfolioPage.data;
  const { projects, number, listing } = page;
  return (
    <section className="portfolio-grid">
      {listings.length > 1 ? (
        <CategoryLinks listings={listings} current={listing.category} />
      ) : (
        <CategoryFilter projects={projects} />
      )}
      <div className="portfolio-grid__cards">
        {projects.map((project, index) => (
          <ProjectCard key={project.file} project={project} eager={index === 0} />
        ))}
        <a className="portfolio-grid__more ground-panel" href={link(content.ourWork)}>
          <div className="portfolio-grid__text">
            <h2>{ourWork.heading}</h2>
            <p className="lead">{ourWork.text}</p>
            <MoreLink>{ourWork.link}</MoreLink>
          </div>
          <div className="portfolio-grid__pictures">
            {content.ourWork.data.cards.map(({ id, title, picture }, index, { length }) => (
              <div key={id}>
                <Picture
                  file={picture.file}
                  alt=""
                  sizes={
                    index === 0
                      ? "(min-width: 40rem) 72vw, 120vw"
                      : `(min-width: 40rem) 34vw, ${index % 2 === 1 && index === length - 1 ? 100 : 50}vw`
                  }
                />
                <span>{title}</span>
              </div>
            ))}
          </div>
        </a>
      </div>
      {listing.pages.length > 1 && <Pager paths={listing.pages.map(({ path }) => path)} number={number} />}
    </section>
  );
}
