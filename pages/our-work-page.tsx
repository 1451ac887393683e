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
      <PageHead
        heading={heading}
        lead={lead}
        blocks={[
          { shape: "ambi", kit: "k2" },
          { shape: "star", kit: "k4" },
          { shape: "dots", kit: "k6" },
          { shape: "pine", kit: "k3" },
          { shape: "quarter", kit: "k8" },
          { shape: "geese2", kit: "k2" },
        ]}
      />
      <WorkCards cards={cards} />
      <Shared of={EstimateBand} />
    </>
  );
}
