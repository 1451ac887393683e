import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { TeamGrid } from "../components/team-grid/team-grid.tsx";
import type { OurTeam } from "../content/schemas.ts";
import { type PageProps, Shared } from "../generator/site.tsx";

/** `/our_team` */
export function OurTeamPage({ entry }: PageProps<OurTeam>) {
  return (
    <>
      <div className="team">
        <PageHead heading={entry.data.heading} lead={entry.data.lead} ground="k2" />
        <TeamGrid />
      </div>
      <Shared of={EstimateBand} picture={entry.data.closingPicture} />
    </>
  );
}
