import type { Service } from "../../content/schemas.ts";
import { ButtonLink } from "../button/button.tsx";
import { useSite } from "../use-site.ts";

/** A call to action on marigold: a question, and a button to the contact page. */
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
