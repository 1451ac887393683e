import type { Shelf, ShelfPage } from "../portfolio-grid/shelves.ts";
import { useSite } from "../use-site.ts";

/**
 * What stands in the filter's place where the projects are on several pages: a link to the first page of each choice.
 */
export function CategoryLinks({ shelves, current }: { shelves: Shelf[]; current: Shelf["category"] }) {
  const { content, link } = useSite();
  const names = content.portfolioPage.data.filter;
  return (
    <nav className="category-filter" aria-label={names.heading}>
      {shelves.map(({ category, size, pages }) => (
        <a
          key={category}
          href={link((pages[0] as ShelfPage).entry)}
          aria-current={category === current ? "true" : undefined}
        >
          {names[category]} <small>{size}</small>
        </a>
      ))}
    </nav>
  );
}
