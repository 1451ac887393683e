import type { Block as BlockData, Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { ButtonLink } from "../button/button.tsx";
import { useEnquiryLink } from "../enquiry-form/enquiry-link.ts";

/**
 * A call to action: a question, and a button to the contact page. A row on marigold, or, on the ground of the service's
 * block, the loudest line of the page, with a picture or the block at the right edge of wide windows.
 */
export function HireBand({
  text,
  button,
  enquiry,
  picture,
  block,
}: Service["hire"] & Pick<Service, "enquiry"> & { block?: BlockData }) {
  const enquiryLink = useEnquiryLink();
  return (
    <section className={block ? `hire ${kitGround(block.kit)}` : "ground-marigold"}>
      <div className={block ? "wrap hire-band hire-band--large" : "wrap hire-band"}>
        <h2>{text}</h2>
        <ButtonLink href={enquiryLink(enquiry)}>{button}</ButtonLink>
      </div>
      {block &&
        (picture ? <Picture {...picture} sizes="(min-width: 56rem) 25vw, 50vw" /> : <Block {...block} />)}
    </section>
  );
}
