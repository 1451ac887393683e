import type { ReactNode } from "react";
import { CaseList } from "../components/case-list/case-list.tsx";
import { findServiceCases } from "../components/case-list/find-service-cases.ts";
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
import { ValuesRow } from "../components/values-row/values-row.tsx";
import type { Service } from "../content/schemas.ts";
import { type Entry, Fold, type PageProps, Shared } from "../generator/site.tsx";

/** `/our_services/{service}`: the same parts in the order of the service's layout. */
export function ServicePage({ entry }: PageProps<Service>) {
  return (
    <>
      <ServiceHead service={entry.data} />
      {layouts[entry.data.layout ?? "made"](entry)}
      <OtherServices service={entry} />
      <Shared of={EstimateBand} />
    </>
  );
}

const layouts: Record<NonNullable<Service["layout"]>, (service: Entry<Service>) => ReactNode> = {
  made: (service) => (
    <>
      <Figures service={service} />
      <Fold />
      <ServiceOverview service={service} />
      <SubServices {...service.data.subServices} />
      <Cases service={service} look="beside" />
      {service.data.process && <ProcessSteps {...service.data.process} />}
      {service.data.gallery && <PhotoWall {...service.data.gallery} />}
      <HireBand {...service.data.hire} enquiry={service.data.enquiry} />
      <ValuesRow block={service.data.block} />
    </>
  ),
  shown: (service) => (
    <>
      <ServiceOverview service={service} look="wide" />
      <Fold />
      <SubServices {...service.data.subServices} look="tiles" />
      {service.data.gallery && <PhotoWall {...service.data.gallery} />}
      <Cases service={service} look="pair" />
      {service.data.process && <ProcessSteps {...service.data.process} />}
      <Figures service={service} />
      <ValuesRow block={service.data.block} />
      <HireBand {...service.data.hire} enquiry={service.data.enquiry} />
    </>
  ),
  measured: (service) => (
    <>
      <SubServices {...service.data.subServices} look="list" />
      <Fold />
      <Cases service={service} look="below" />
      <Figures service={service} />
      {service.data.process && <ProcessSteps {...service.data.process} />}
      {service.data.gallery && <PhotoWall {...service.data.gallery} />}
      <ServiceOverview service={service} />
      <HireBand {...service.data.hire} enquiry={service.data.enquiry} />
      <ValuesRow block={service.data.block} />
    </>
  ),
};

/** Case studies that used the service. */
function Cases({ service, look }: { service: Entry<Service>; look: "beside" | "pair" | "below" }) {
  const { content } = useSite();
  const { cases } = content.ourServices.data;
  return <CaseList heading={cases} cases={findServiceCases(content, service)} look={look} />;
}

/** Two figures are the service's own, two the agency's. */
function Figures({ service }: { service: Entry<Service> }) {
  const { clients, projects, hours, support } = useSite().content.statistics.data;
  return (
    <StatisticsBand
      figures={[
        { ...clients, figure: service.data.happyClients },
        { ...projects, figure: service.data.projects },
        hours,
        support,
      ]}
    />
  );
}
