import { CaseTitle } from "../components/case-head/case-head.tsx";
import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { keepTogether } from "../components/keep-together.tsx";
import { WorkCards } from "../components/work-card/work-card.tsx";
import type { OurWork } from "../content/schemas.ts";
import { type PageProps, Shared } from "../generator/site.tsx";
import { colourOf } from "./brand.ts";

/** `/our_work`: applications, those with a case study first; what they are built with is said once, for all of them. */
export function OurWorkPage({ entry }: PageProps<OurWork>) {
  const { heading, lead, techLine, cards } = entry.data;
  return (
    <>
      <section className="case-head work-head ground-marigold">
        <div className="wrap">
          <CaseTitle heading={heading} lead={lead} across />
          <p>{keepTogether(techLine)}</p>
        </div>
      </section>
      <WorkCards cards={cards} indigo={colourOf("--dye-indigo")} />
      <Shared of={EstimateBand} dye="marigold" />
    </>
  );
}
