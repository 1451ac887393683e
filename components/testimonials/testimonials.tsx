import type { Home } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { Carousel } from "../carousel/carousel.tsx";
import { NewTabLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

/** Quotes of clients in a carousel, one at a time, each with a block that runs on beyond the window. */
export function Testimonials({ heading, reviews }: Home["testimonials"]) {
  const { site, testimonials } = useSite().content;
  return (
    <section className={`testimonials ${kitGround("k6")} lazy-section`}>
      <h2>{heading}</h2>
      <Carousel
        label={heading}
        markers
        slides={testimonials.data.testimonials.map(({ quote, role, trade, block }) => (
          <figure key={quote}>
            <Block {...block} />
            <blockquote>{quote}</blockquote>
            <figcaption>
              {role}
              <small>{trade}</small>
            </figcaption>
          </figure>
        ))}
      >
        <NewTabLink href={site.data.reviews.address}>{reviews}</NewTabLink>
      </Carousel>
    </section>
  );
}
