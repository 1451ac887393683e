import { Block } from "../block/block.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { useSite } from "../use-site.ts";

/** The head of the page of all services: its title as large as the window allows, and a row of the services' blocks. */
export function ServicesHead({ heading, lead }: { heading: string; lead?: string | undefined }) {
  return (
    <section className="services-head ground-maple">
      <Breadcrumb />
      <h1>{heading}</h1>
      {lead && <p className="lead">{lead}</p>}
      <div className="services-head__blocks">
        {servicesInOrder(useSite().content).map(({ file, data }) => (
          <Block key={file} {...data.block} />
        ))}
      </div>
    </section>
  );
}
