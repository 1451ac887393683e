import type { Contact } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { EnquiryForm } from "../enquiry-form/enquiry-form.tsx";
import { keepTogether } from "../keep-together.tsx";

/**
 * The head of the contact page: the title, and below it blocks that fill the corner; at the right, on phones below the
 * blocks, the enquiry form. The seam between the two is sewn while the visitor fills in the form.
 */
export function ContactHead({
  heading,
  lead,
  formHeading,
}: Pick<Contact, "heading" | "lead" | "formHeading">) {
  return (
    <div className="page-head contact-head">
      <div className="contact-head__text">
        <Breadcrumb />
        <h1>{heading}</h1>
        {lead && <p className="lead">{keepTogether(lead)}</p>}
      </div>
      <section className="contact-head__form" aria-labelledby="enquiry">
        <h2 className="visually-hidden" id="enquiry">
          {formHeading}
        </h2>
        <EnquiryForm prefix="contact" />
      </section>
      <div className="contact-head__blocks">
        <Block shape="bloom" kit="k2" />
        <Block shape="ambi" kit="k6" />
        <Block shape="geese" kit="k2" />
        <Block shape="star" kit="k8" />
        <Block shape="petal" kit="k1" />
        <Block shape="pine" kit="k3" />
        <Block shape="maple1" kit="k5" />
        <Block shape="jaali" kit="k6" />
        <Block shape="kantha" kit="k2" />
        <Block shape="dots" kit="k3" />
      </div>
    </div>
  );
}
