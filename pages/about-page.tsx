import { ApproachCards } from "../components/approach-cards/approach-cards.tsx";
import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { StatisticsBand } from "../components/statistics-band/statistics-band.tsx";
import { TeamStrip } from "../components/team-strip/team-strip.tsx";
import { useSite } from "../components/use-site.ts";
import { AboutPicture, WhoWeAre } from "../components/who-we-are/who-we-are.tsx";
import type { About } from "../content/schemas.ts";
import { Fold, type PageProps, Shared } from "../generator/site.tsx";

/** `/about` */
export function AboutPage({ entry }: PageProps<About>) {
  const { heading, lead, approach } = entry.data;
  const { years, team, clients, projects, hours, support } = useSite().content.statistics.data;
  return (
    <>
      <div className="about-head">
        <PageHead heading={heading} lead={lead} ground="k6">
          <AboutPicture about={entry} />
        </PageHead>
      </div>
      <WhoWeAre about={entry} />
      <Fold />
      <ApproachCards {...approach} />
      <TeamStrip />
      <StatisticsBand figures={[years, team, clients, projects, hours, support]} ground="row" />
      <Shared of={EstimateBand} />
    </>
  );
}
