import type { Block as BlockData, Service } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { ButtonLink } from "../button/button.tsx";
import { useEnquiryLink } from "../enquiry-form/enquiry-link.ts";

/**
 * A call to action: a question, and a button to the contact page. A row on marigold, or, on the ground of the service's
 * block, the loudest line of the page.
 */
export function HireBand({
  text,
  button,
  enquiry,
  block,
}: Service["hire"] & Pick<Service, "enquiry"> & { block?: BlockData }) {
  const enquiryLink = useEnquiryLink();
  return (
    <section className={block ? kitGround(block.kit) : "ground-marigold"}>
      <div className={block ? "wrap hire-band hire-band--large" : "wrap hire-band"}>
        <h2>{text}</h2>
        <ButtonLink href={enquiryLink(enquiry)}>{button}</ButtonLink>
      </div>
    </section>
  );
}
