import type { Home } from "../../content/schemas.ts";
import { useSite } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { NewTabLink } from "../more-link/more-link.tsx";

/**
 * Three quotes: on narrow screens a strip that scrolls and snaps, one large quote at a time and the next one
 * peeking in; on wide ones all three. The link to the reviews ends the strip.
 */
export function Testimonials({ heading, reviews }: Home["testimonials"]) {
  const { site, testimonials } = useSite().content;
  return (
    <section className="section ground-soft testimonials">
      <div className="wrap">
        <h2>{heading}</h2>
      </div>
      <ul className="testimonials__strip">
        {testimonials.data.testimonials.map(({ quote, role, trade, block }, index) => (
          <li key={quote} className={index > 0 ? "stitch-left" : undefined}>
            <figure>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <Block {...block} />
                <span>
                  {role}
                  <small>{trade}</small>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
        <li className="testimonials__reviews">
          <NewTabLink href={site.data.reviews.address}>{reviews}</NewTabLink>
        </li>
      </ul>
    </section>
  );
}
