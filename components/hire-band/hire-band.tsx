import type { Service } from "../../content/schemas.ts";
import { ButtonLink } from "../button/button.tsx";
import { useEnquiryLink } from "../enquiry-form/enquiry-link.ts";

/** A call to action on marigold: a question, and a button to the contact page. */
export function HireBand({ text, button, enquiry }: Service["hire"] & Pick<Service, "enquiry">) {
  const enquiryLink = useEnquiryLink();
  return (
    <section className="ground-marigold">
      <div className="wrap hire-band">
        <h2>{text}</h2>
        <ButtonLink href={enquiryLink(enquiry)}>{button}</ButtonLink>
      </div>
    </section>
  );
}
