import type { Listing, ListingPage } from "../portfolio-grid/paginate-portfolio.ts";
import { useSite } from "../use-site.ts";

/** Replaces the filter when the projects span several pages: a link to the first page of each choice. */
export function CategoryLinks({ listings, current }: { listings: Listing[]; current: Listing["category"] }) {
  const { content, link } = useSite();
  const names = content.portfolioPage.data.filter;
  return (
    <nav className="category-filter ground-panel" aria-label={names.heading}>
      {listings.map(({ category, projectCount, pages }) => (
        <a
          key={category}
          href={link((pages[0] as ListingPage).path)}
          aria-current={category === current ? "true" : undefined}
        >
          {names[category]} <small>{projectCount}</small>
        </a>
      ))}
    </nav>
  );
}
