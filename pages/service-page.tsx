import type { ReactNode } from "react";
import { CampaignStreet } from "../components/campaign-street/campaign-street.tsx";
import { CaseList } from "../components/case-list/case-list.tsx";
import { findServiceCases } from "../components/case-list/find-service-cases.ts";
import { ContactSheet, type Shoot } from "../components/contact-sheet/contact-sheet.tsx";
import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { HireBand } from "../components/hire-band/hire-band.tsx";
import { MarkSheet } from "../components/mark-sheet/mark-sheet.tsx";
import { OtherServices } from "../components/other-services/other-services.tsx";
import { PhotoWall } from "../components/photo-wall/photo-wall.tsx";
import { ProcessSteps } from "../components/process-steps/process-steps.tsx";
import { ServiceHead } from "../components/service-head/service-head.tsx";
import { ServiceOverview } from "../components/service-overview/service-overview.tsx";
import { SubServices } from "../components/sub-services/sub-services.tsx";
import { useSite } from "../components/use-site.ts";
import { ValuesRow } from "../components/values-row/values-row.tsx";
import type { Service } from "../content/schemas.ts";
import { type Entry, Fold, type PageProps, Shared } from "../generator/site.tsx";

/** `/our_services/{service}`: the same parts for every service, in the order of its `layout` and its `ending`. */
export function ServicePage({ entry }: PageProps<Service>) {
  const {
    layout = "made",
    ending = "counted",
    closing,
    closingPicture,
    hire,
    enquiry,
    secondBlock,
  } = entry.data;
  const question = (
    <HireBand {...hire} enquiry={enquiry} {...(ending === "asked" && { block: secondBlock })} />
  );
  const isEarly = ending === "counted";
  return (
    <>
      <ServiceHead service={entry.data} />
      {layouts[layout](entry, isEarly && question)}
      {!isEarly && question}
      <ValuesRow look={entry.data.figures} figures={useFigures(entry)} />
      <OtherServices service={entry} />
      <Shared of={EstimateBand} dye={closing} form="number" picture={closingPicture} />
    </>
  );
}

/** The question is between two parts, unless it belongs to the ending. */
const layouts: Record<
  NonNullable<Service["layout"]>,
  (service: Entry<Service>, question: ReactNode) => ReactNode
> = {
  built: (service, question) => (
    <>
      <ServiceOverview service={service} />
      <Fold />
      {service.data.process && <ProcessSteps {...service.data.process} />}
      <SubServices {...service.data.subServices} />
      {question}
      <Cases service={service} look="sites" />
      {service.data.gallery && <PhotoWall {...service.data.gallery} />}
    </>
  ),
  made: (service, question) => (
    <>
      <ServiceOverview service={service} look="wide" />
      <Fold />
      <SubServices
        {...service.data.subServices}
        look={service.data.subServices.items.length > 4 ? "patches" : "screens"}
      />
      {question}
      <Cases service={service} look="beside" />
      {service.data.process && <ProcessSteps {...service.data.process} />}
      {service.data.gallery && <PhotoWall {...service.data.gallery} />}
    </>
  ),
  shown: (service, question) => (
    <>
      <ServiceOverview service={service} look="wide" />
      <Fold />
      {service.data.mark && <MarkSheet {...service.data.mark} />}
      <Parts {...service.data.subServices} />
      {question}
      {service.data.gallery && <PhotoWall {...service.data.gallery} />}
      <Cases service={service} look="pair" />
      {service.data.process && <ProcessSteps {...service.data.process} />}
    </>
  ),
  measured: (service, question) => (
    <>
      <SubServices {...service.data.subServices} look="list" />
      <Fold />
      <ServiceOverview service={service} look="wall" />
      {question}
      <Cases service={service} look="pair" />
      {service.data.process && <ProcessSteps {...service.data.process} />}
      {service.data.gallery && <PhotoWall {...service.data.gallery} />}
      {service.data.campaign && <CampaignStreet {...service.data.campaign} />}
    </>
  ),
};

/** As a contact sheet, if all have frames. */
function Parts({ heading, items }: Service["subServices"]) {
  const shoots = items.filter((item): item is Shoot => Boolean(item.frames));
  return shoots.length === items.length ? (
    <ContactSheet heading={heading} items={shoots} />
  ) : (
    <SubServices heading={heading} items={items} look="squares" />
  );
}

/** Case studies that used the service. */
function Cases({ service, look }: { service: Entry<Service>; look: "beside" | "pair" | "sites" }) {
  const { content } = useSite();
  const { cases } = content.ourServices.data;
  return <CaseList heading={cases} cases={findServiceCases(content, service)} look={look} />;
}

/** Two figures of the service, and two of the agency. */
function useFigures(service: Entry<Service>) {
  const { clients, projects, hours, support } = useSite().content.statistics.data;
  return [
    { ...clients, figure: service.data.happyClients },
    { ...projects, figure: service.data.projects },
    hours,
    support,
  ];
}
