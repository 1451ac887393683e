import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../button/button.tsx";
import { useEnquiryLink } from "../enquiry-form/enquiry-link.ts";
import { keepTogether } from "../keep-together.tsx";

/**
 * The head of a service page: title, one sentence, a button; at the right (at the left in the layout `shown`) a square
 * picture of 5 × 5 patches, which the two blocks of the service overlap: stacked for services with an odd `order`, in a
 * row for an even one.
 */
export function ServiceHead({ service }: { service: Service }) {
  const enquiryLink = useEnquiryLink();
  const blocks = service.order % 2 === 0 ? "service-head__blocks--row" : "";
  const side = service.layout === "shown" ? "service-head--mirrored" : "";
  return (
    <section className={`service-head ${side}`.trim()}>
      <div className="service-head__text">
        <Breadcrumb />
        <h1>{service.name}</h1>
        <p className="lead">{keepTogether(service.lead)}</p>
        <ButtonLink href={enquiryLink(service.enquiry)}>{service.quote}</ButtonLink>
      </div>
      <Picture {...service.scene} className="service-head__scene" eager />
      <div className={`service-head__blocks ${blocks}`.trim()}>
        <Block {...service.block} />
        <Block {...service.secondBlock} />
      </div>
    </section>
  );
}
