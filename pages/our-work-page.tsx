import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { WorkCards } from "../components/work-card/work-card.tsx";
import type { OurWork } from "../content/schemas.ts";
import { type PageProps, Shared } from "../generator/site.tsx";

/** `/our_work`: applications, those with a case study first. */
export function OurWorkPage({ entry }: PageProps<OurWork>) {
  const { heading, lead, cards } = entry.data;
  return (
    <>
      <PageHead heading={heading} lead={lead} poster={{ shape: "ambi", kit: "k4" }} />
      <WorkCards cards={cards} />
      <Shared of={EstimateBand} dye="marigold" />
    </>
  );
}
