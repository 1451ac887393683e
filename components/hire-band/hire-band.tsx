import type { Block as BlockData, Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { ButtonLink } from "../button/button.tsx";
import { useEnquiryLink } from "../enquiry-form/enquiry-link.ts";

/**
 * A call to action: a question, and a button to the contact page. A row on marigold, or the loudest line of the page, with
 * a picture or a block at the right edge of wide windows, on the ground of the block. A picture with another for wide
 * windows fills their right half, and on phones the width below the button.
 */
export function HireBand({
  text,
  button,
  enquiry,
  picture,
  block,
}: Service["hire"] & Pick<Service, "enquiry"> & { block?: BlockData }) {
  const enquiryLink = useEnquiryLink();
  const isLarge = Boolean(block ?? picture);
  const form = picture?.wide ? "hire hire--wide" : "hire";
  const ground = block ? kitGround(block.kit) : "ground-marigold";
  return (
    <section className={isLarge ? `${form} ${ground}` : ground}>
      <div className={isLarge ? "wrap hire-band hire-band--large" : "wrap hire-band"}>
        <h2>{text}</h2>
        <ButtonLink href={enquiryLink(enquiry)}>{button}</ButtonLink>
      </div>
      {picture ? (
        <Picture {...picture} sizes="(min-width: 40rem) 62vw, 114vw" />
      ) : (
        block && <Block {...block} />
      )}
    </section>
  );
}
