import { Block } from "../block/block.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { useSite } from "../use-site.ts";
import { ServiceCloths } from "./service-cloths.tsx";

/**
 * The head of the page of all services: its title as large as the window allows, and the cloth of each service, printed
 * with its block. The cloths hang down at the right, each to the row of its service (service-row).
 */
export function ServicesHead({ heading, lead }: { heading: string; lead?: string | undefined }) {
  const services = servicesInOrder(useSite().content);
  return (
    <section className="services-head ground-maple">
      <div>
        <Breadcrumb />
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <ServiceCloths services={services}>
        {({ block }) => printed.map((row) => <Block key={row} {...block} />)}
      </ServiceCloths>
    </section>
  );
}

/** The printed part of a cloth, as long as the head is high in wide windows. */
const printed = [1, 2, 3, 4, 5, 6, 7, 8, 9];
