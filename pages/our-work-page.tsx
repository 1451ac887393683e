import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { WorkCard } from "../components/work-card/work-card.tsx";
import type { OurWork } from "../content/schemas.ts";
import { type PageProps, Shared } from "../generator/site.tsx";

/** `/our_work`: six applications. */
export function OurWorkPage({ entry }: PageProps<OurWork>) {
  const { heading, lead, cards } = entry.data;
  return (
    <>
      <PageHead
        heading={heading}
        lead={lead}
        blocks={[
          { shape: "star", kit: "k8" },
          { shape: "jaali", kit: "k4" },
          { shape: "cabin", kit: "k2" },
          { shape: "quarter", kit: "k6" },
          { shape: "pine", kit: "k3" },
          { shape: "ambi", kit: "k1" },
        ]}
      />
      <div className="work-cards wrap">
        {cards.map((card) => (
          <WorkCard key={card.id} card={card} />
        ))}
      </div>
      <Shared of={EstimateBand} />
    </>
  );
}
