import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { ServiceRow } from "../components/service-row/service-row.tsx";
import { ServicesHead } from "../components/services-head/services-head.tsx";
import { servicesInOrder } from "../components/services-in-order.ts";
import { useSite } from "../components/use-site.ts";
import type { OurServices } from "../content/schemas.ts";
import { type PageProps, Shared } from "../generator/site.tsx";

/** `/our_services` */
export function OurServicesPage({ entry }: PageProps<OurServices>) {
  return (
    <>
      <ServicesHead heading={entry.data.heading} lead={entry.data.lead} />
      <ul className="service-rows">
        {servicesInOrder(useSite().content).map((service, index) => (
          <li key={service.file}>
            <ServiceRow service={service} look={index === 2 ? "wide" : index % 2 === 0 ? "right" : "left"} />
          </li>
        ))}
      </ul>
      <Shared of={EstimateBand} dye="ice" />
    </>
  );
}
