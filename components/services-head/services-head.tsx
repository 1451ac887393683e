import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { useSite } from "../use-site.ts";
import { ServiceCloths } from "./service-cloths.tsx";

/**
 * The head of the page of all services: its title as large as the window allows, and the cloth of each service, printed
 * with its block. The cloths hang down at the right, each to the row of its service (service-row).
 */
export function ServicesHead({ heading, lead }: { heading: string; lead?: string | undefined }) {
  const { content, asset } = useSite();
  const services = servicesInOrder(content);
  return (
    <section className="services-head ground-maple">
      <div>
        <Breadcrumb />
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
      <ServiceCloths services={services}>
        {({ block }, index) => (
          <svg viewBox="0 0 120 1680" aria-hidden="true">
            <g id={`print-${index}`}>
              {printed.map((y) => (
                <use
                  key={y}
                  href={`${asset("sprites/ui.svg")}#${block.shape}`}
                  y={y}
                  width="120"
                  height="120"
                />
              ))}
            </g>
            <use href={`#print-${index}`} y="840" />
          </svg>
        )}
      </ServiceCloths>
    </section>
  );
}

/** Half of the printed part of a cloth: seven blocks, as many as service-row has room for. */
const printed = [0, 120, 240, 360, 480, 600, 720];
