import type { Home } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { Carousel } from "../carousel/carousel.tsx";
import { NewTabLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

/** What clients say: one large quote at a time, the next one peeking in from the edge of the window. */
export function Testimonials({ heading, reviews }: Home["testimonials"]) {
  const { site, testimonials } = useSite().content;
  return (
    <section className="section ground-soft testimonials when-near">
      <div className="wrap">
        <h2>{heading}</h2>
      </div>
      <Carousel
        label={heading}
        places
        slides={testimonials.data.testimonials.map(({ quote, role, trade, block }) => (
          <figure key={quote}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <Block {...block} />
              <span>
                {role}
                <small>{trade}</small>
              </span>
            </figcaption>
          </figure>
        ))}
      >
        <NewTabLink href={site.data.reviews.address}>{reviews}</NewTabLink>
      </Carousel>
    </section>
  );
}
