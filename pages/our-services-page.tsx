import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { ServiceRow } from "../components/service-row/service-row.tsx";
import { servicesInOrder } from "../components/services-in-order.ts";
import { useSite } from "../components/use-site.ts";
import type { OurServices } from "../content/schemas.ts";
import { type PageProps, Shared } from "../generator/site.tsx";

/** `/our_services` */
export function OurServicesPage({ entry }: PageProps<OurServices>) {
  return (
    <>
      <PageHead
        heading={entry.data.heading}
        lead={entry.data.lead}
        blocks={[
          { shape: "star", kit: "k1" },
          { shape: "cabin", kit: "k2" },
          { shape: "petal", kit: "k6" },
          { shape: "bloom", kit: "k4" },
          { shape: "jaali", kit: "k7" },
          { shape: "geese", kit: "k5" },
          { shape: "half", kit: "k8" },
        ]}
      />
      <ul className="service-rows">
        {servicesInOrder(useSite().content).map((service) => (
          <li key={service.file}>
            <ServiceRow service={service} />
          </li>
        ))}
      </ul>
      <Shared of={EstimateBand} />
    </>
  );
}
