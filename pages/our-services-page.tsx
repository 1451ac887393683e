import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { ServiceRow } from "../components/service-row/service-row.tsx";
import { ServicesHead } from "../components/services-head/services-head.tsx";
import { servicesInOrder } from "../components/services-in-order.ts";
import { useSite } from "../components/use-site.ts";
import type { OurServices } from "../content/schemas.ts";
import { Fold, type PageProps, Shared } from "../generator/site.tsx";

/** `/our_services` */
export function OurServicesPage({ entry }: PageProps<OurServices>) {
  const services = servicesInOrder(useSite().content);
  return (
    <>
      <ServicesHead heading={entry.data.heading} lead={entry.data.lead} />
      <Fold />
      <ul className="service-rows">
        {services.map((service, index) => (
          <li key={service.file}>
            <ServiceRow service={service} following={services.slice(index + 1)} index={index} />
          </li>
        ))}
      </ul>
      <Shared of={EstimateBand} dye="maple" form="number" />
      <div className="service-braid" />
    </>
  );
}
