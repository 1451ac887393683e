import type { Home } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { Carousel } from "../carousel/carousel.tsx";
import { NewTabLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

/** Quotes of clients in a carousel, one at a time, each with the sign of its trade as large as the cloth. */
export function Testimonials({ heading, reviews }: Home["testimonials"]) {
  const { asset, content } = useSite();
  return (
    <section className={`testimonials ${kitGround("k6")} lazy-section`}>
      <h2>{heading}</h2>
      <Carousel
        label={heading}
        markers
        slides={content.testimonials.data.testimonials.map(({ quote, role, trade, icon }) => (
          <figure key={quote}>
            <svg viewBox="0 0 72 50" aria-hidden="true">
              <use href={`${asset("sprites/industries.svg")}#${icon}`} />
            </svg>
            <blockquote>{quote}</blockquote>
            <figcaption>
              {role}
              <small>{trade}</small>
            </figcaption>
          </figure>
        ))}
      >
        <NewTabLink href={content.site.data.reviews.address}>{reviews}</NewTabLink>
      </Carousel>
    </section>
  );
}
