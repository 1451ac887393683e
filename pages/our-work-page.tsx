import { CaseTitle } from "../components/case-head/case-head.tsx";
import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { WorkCards } from "../components/work-card/work-card.tsx";
import type { OurWork } from "../content/schemas.ts";
import { type PageProps, Shared } from "../generator/site.tsx";

/** `/our_work`: applications, those with a case study first. */
export function OurWorkPage({ entry }: PageProps<OurWork>) {
  const { heading, lead, cards } = entry.data;
  return (
    <>
      <section className="case-head ground-marigold">
        <div className="wrap">
          <CaseTitle heading={heading} lead={lead} across />
        </div>
      </section>
      <WorkCards cards={cards} />
      <Shared of={EstimateBand} dye="rose" />
    </>
  );
}
