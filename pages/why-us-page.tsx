import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { MetSeams } from "../components/met-seams/met-seams.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { SeamRow } from "../components/seam-row/seam-row.tsx";
import type { WhyUs } from "../content/schemas.ts";
import { Fold, type PageProps, Shared } from "../generator/site.tsx";

/** The kits for the texts of the reasons. The ground of a kit matches the picture beside it, if that has a ground. */
const kits = ["k4", "k2", "k6"] as const;

/** `/why_us` */
export function WhyUsPage({ entry }: PageProps<WhyUs>) {
  return (
    <>
      <div className="seam-rows">
        <PageHead heading={entry.data.heading} lead={entry.data.lead} ground="k2" />
        <Fold />
        <div>
          {entry.data.reasons.map((reason, index) => (
            <SeamRow
              key={reason.heading}
              {...reason}
              kit={kits[index % kits.length] ?? "k4"}
              eager={index === 0}
            />
          ))}
        </div>
      </div>
      <MetSeams />
      <Shared of={EstimateBand} form="number" />
    </>
  );
}
