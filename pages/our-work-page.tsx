import { CaseTitle } from "../components/case-head/case-head.tsx";
import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { WorkCards, WorkSwatches } from "../components/work-card/work-card.tsx";
import type { OurWork } from "../content/schemas.ts";
import { type PageProps, Shared } from "../generator/site.tsx";
import { colourOf } from "./brand.ts";

/** `/our_work`: applications, those with a case study first. */
export function OurWorkPage({ entry }: PageProps<OurWork>) {
  const { heading, lead, cards } = entry.data;
  const indigo = colourOf("--dye-indigo");
  return (
    <>
      <section className="case-head ground-marigold">
        <div className="wrap">
          <CaseTitle heading={heading} lead={lead} across />
        </div>
        <WorkSwatches cards={cards} label={heading} indigo={indigo} />
      </section>
      <WorkCards cards={cards} indigo={indigo}>
        <Shared
          of={EstimateBand}
          dye="maple"
          form="quilt"
          blocks={[
            { shape: "bloom", kit: "k6" },
            { shape: "pine", kit: "k8" },
            { shape: "jaali", kit: "k5" },
          ]}
        />
      </WorkCards>
    </>
  );
}
