import { SectionHead } from "../section-head/section-head.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { SubServiceLinks } from "../sub-services/sub-service-links.tsx";
import { useSite } from "../use-site.ts";

/** The index of everything: services large, their sub-services small, each a link to its place. */
export function IntegratedServices({ heading, lead }: { heading: string; lead?: string | undefined }) {
  const { content, link } = useSite();
  return (
    <section className="section ground-panel integrated-band when-near">
      <div className="wrap integrated">
        <SectionHead heading={heading} lead={lead} />
        {servicesInOrder(content).map((service) => (
          <div key={service.file} className="integrated__service stitch-top">
            <h3>
              <a href={link(service)}>{service.data.name}</a>
            </h3>
            <SubServiceLinks service={service} />
          </div>
        ))}
      </div>
    </section>
  );
}
