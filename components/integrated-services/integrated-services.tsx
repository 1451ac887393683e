import { SectionHead } from "../section-head/section-head.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { SubServiceLinks } from "../sub-services/sub-service-links.tsx";
import { useSite } from "../use-site.ts";

/** An index of all services (in large type) and their sub-services (small), each a link. */
export function IntegratedServices({ heading, lead }: { heading: string; lead?: string | undefined }) {
  const { content, link } = useSite();
  return (
    <section className="section ground-panel integrated-section lazy-section">
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
