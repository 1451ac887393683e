import type { Service } from "../../content/schemas.ts";
import { ButtonLink } from "../button/button.tsx";
import { useSite } from "../use-site.ts";

/** A question on marigold, and the button that answers it: Hire Now or Inquire Now. */
export function HireBand({ text, button }: Service["hire"]) {
  const { content, link } = useSite();
  return (
    <section className="ground-marigold">
      <div className="wrap hire-band">
        <h2>{text}</h2>
        <ButtonLink href={link(content.contact)}>{button}</ButtonLink>
      </div>
    </section>
  );
}
