import { CaseTitle } from "../components/case-head/case-head.tsx";
import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import {
  findListingPage,
  type ListingPage,
  paginatePortfolio,
} from "../components/portfolio-grid/paginate-portfolio.ts";
import { PortfolioGrid } from "../components/portfolio-grid/portfolio-grid.tsx";
import { useSite } from "../components/use-site.ts";
import type { PortfolioPage as Data } from "../content/schemas.ts";
import { Fold, type PageProps, Shared } from "../generator/site.tsx";

/** `/portfolio`: all projects with their filter, or one page of a paginated listing. */
export function PortfolioPage({ entry }: PageProps<Data>) {
  const { content, route } = useSite();
  const { heading, lead } = entry.data;
  const listings = paginatePortfolio(content);
  return (
    <>
      <section className="case-head ground-panel">
        <div className="wrap">
          <CaseTitle heading={heading} lead={lead} across />
        </div>
      </section>
      <PortfolioGrid page={findListingPage(listings, route.path) as ListingPage} listings={listings} />
      <Fold />
      <Shared of={EstimateBand} dye="rose" />
    </>
  );
}
