import { useSite } from "../use-site.ts";
import { createListings, type ListingPage } from "./paginate-portfolio.ts";
import { PortfolioGrid } from "./portfolio-grid.tsx";

function Projects({ count, pageSize = 60 }: { count?: number; pageSize?: number }) {
  const { content } = useSite();
  const listings = createListings({ ...content, portfolio: content.portfolio.slice(0, count) }, pageSize);
  return <PortfolioGrid page={listings[0]?.pages[0] as ListingPage} listings={listings} />;
}

export const examples = {
  all: <Projects />,
  "an odd number": <Projects count={3} />,
  none: <Projects count={0} />,
  "the first of several pages": <Projects pageSize={3} />,
};
