import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { HireBand } from "../components/hire-band/hire-band.tsx";
import { OtherServices } from "../components/other-services/other-services.tsx";
import { PhotoWall } from "../components/photo-wall/photo-wall.tsx";
import { ProcessSteps } from "../components/process-steps/process-steps.tsx";
import { ServiceHead } from "../components/service-head/service-head.tsx";
import { ServiceOverview } from "../components/service-overview/service-overview.tsx";
import { StatisticsBand } from "../components/statistics-band/statistics-band.tsx";
import { SubServices } from "../components/sub-services/sub-services.tsx";
import { useSite } from "../components/use-site.ts";
import { ValuesPanel } from "../components/values-panel/values-panel.tsx";
import type { Service } from "../content/schemas.ts";
import { Fold, type PageProps, Shared } from "../generator/site.tsx";

/** `/our_services/{service}`: the layout that all services share. */
export function ServicePage({ entry }: PageProps<Service>) {
  const { clients, projects, hours, support } = useSite().content.statistics.data;
  const service = entry.data;
  return (
    <>
      <ServiceHead service={service} />
      <StatisticsBand
        figures={[
          { ...clients, figure: service.happyClients },
          { ...projects, figure: service.projects },
          hours,
          support,
        ]}
      />
      <Fold />
      <ServiceOverview service={entry} />
      <SubServices {...service.subServices} />
      {service.gallery && <PhotoWall {...service.gallery} />}
      {service.process && <ProcessSteps {...service.process} />}
      <HireBand {...service.hire} />
      <Shared of={ValuesPanel} />
      <OtherServices service={entry} />
      <Shared of={EstimateBand} />
    </>
  );
}
