import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { ButtonLink } from "../button/button.tsx";
import { useEnquiryLink } from "../enquiry-form/enquiry-link.ts";
import { keepTogether } from "../keep-together.tsx";

/**
 * The head of a service page, on the ground of the service's block: the name as large as the window allows, one sentence,
 * a button, and the drawing, which bleeds off the edges. The name is across the window, with the wide drawing below it; in
 * the layout `shown`, for an even `order`, it is above the sentence, with the drawing at the left of both.
 */
export function ServiceHead({ service }: { service: Service }) {
  const enquiryLink = useEnquiryLink();
  const { name, block, order, layout } = service;
  const form = order % 2 === 0 && layout === "shown" ? "left" : "across";
  return (
    <section className={`service-head service-head--${form}${sizeOf(name)} ${kitGround(block.kit)}`}>
      <Breadcrumb />
      <h1>{name}</h1>
      <div className="service-head__text">
        <p className="lead">{keepTogether(service.lead)}</p>
        <ButtonLink href={enquiryLink(service.enquiry)}>{service.quote}</ButtonLink>
      </div>
      <Picture {...service.scene} eager />
    </section>
  );
}

/** The longest word decides, because the others are on other lines where it has little room; an "and" stays with its word. */
function sizeOf(name: string): string {
  const longest = Math.max(...name.split(/(?<!\s[a-z]{1,3})\s/).map((words) => words.length));
  if (longest > 13) return " service-head--long";
  if (longest <= 7) return " service-head--shortest";
  return longest <= 9 ? " service-head--short" : "";
}
