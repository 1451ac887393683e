import type { Home } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { Carousel } from "../carousel/carousel.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { NewTabLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

/** Quotes of clients in a carousel, one at a time, each on the ground of a photograph of work for its trade. */
export function Testimonials({ heading, reviews }: Home["testimonials"]) {
  const { content } = useSite();
  return (
    <section className={`testimonials ${kitGround("k6")} lazy-section`}>
      <h2>{heading}</h2>
      <Carousel
        label={heading}
        markers
        slides={content.testimonials.data.testimonials.map(({ quote, role, trade, picture, ground }) => (
          <ClientGround key={quote} as="figure" colour={ground}>
            <Picture file={picture} alt="" sizes="(min-width: 56rem) 90vw, 100vw" />
            <blockquote>{quote}</blockquote>
            <figcaption>
              {role}
              <small>{trade}</small>
            </figcaption>
          </ClientGround>
        ))}
      >
        <NewTabLink href={content.site.data.reviews.address}>{reviews}</NewTabLink>
      </Carousel>
    </section>
  );
}
