import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { PortfolioGrid } from "../components/portfolio-grid/portfolio-grid.tsx";
import { findShelfPage, type ShelfPage, shelvesOf } from "../components/portfolio-grid/shelves.ts";
import { useSite } from "../components/use-site.ts";
import type { PortfolioPage as Data } from "../content/schemas.ts";
import { FirstScreensEnd, type PageProps, Shared } from "../generator/site.tsx";

/** `/portfolio`: all projects, with their filter; where there are many, one page of them. */
export function PortfolioPage({ entry }: PageProps<Data>) {
  const { content } = useSite();
  const { heading, lead } = entry.data;
  return (
    <>
      <PageHead
        heading={heading}
        lead={lead}
        blocks={[
          { shape: "bloom", kit: "k2" },
          { shape: "geese", kit: "k4" },
          { shape: "petal", kit: "k6" },
          { shape: "maple1", kit: "k3" },
          { shape: "arch", kit: "k1" },
          { shape: "jaali", kit: "k8" },
        ]}
      />
      <PortfolioGrid page={findShelfPage(content, entry) as ShelfPage} shelves={shelvesOf(content)} />
      <Shared of={EstimateBand} />
      <FirstScreensEnd />
    </>
  );
}
