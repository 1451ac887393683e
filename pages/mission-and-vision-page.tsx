import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { Statement } from "../components/statement/statement.tsx";
import { ValuesPanel } from "../components/values-panel/values-panel.tsx";
import type { MissionAndVision } from "../content/schemas.ts";
import { type PageProps, Shared } from "../generator/site.tsx";

/** `/mission_and_vision` */
export function MissionAndVisionPage({ entry }: PageProps<MissionAndVision>) {
  const { heading, lead, mission, values, vision } = entry.data;
  return (
    <>
      <div className="mission ground-maple">
        <PageHead heading={heading} lead={lead} />
        <Statement {...mission} art="leaf" />
      </div>
      <Shared of={ValuesPanel} heading={values} />
      <Statement {...vision} art="flower" />
      <Shared
        of={EstimateBand}
        dye="ice"
        blocks={[
          { shape: "arch", kit: "k7" },
          { shape: "ambi", kit: "k6" },
          { shape: "pine", kit: "k1" },
        ]}
      />
    </>
  );
}
