import type { About } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { useSite } from "../use-site.ts";

/**
 * The text about the company in three windows, each paragraph with a scene that plays as the reader scrolls: the blocks
 * of the services are joined in a row, leaf and marigold become the mark, and the day passes from one office to the other.
 */
export function WhoWeAre({ about }: { about: Entry<About> }) {
  const { content } = useSite();
  return (
    <section className="who-we-are k4 ground-pale">
      <h2>{about.data.who}</h2>
      <Markdown entry={about} />
      <div className="joined-trades">
        {servicesInOrder(content).map(({ data }) => (
          <Block key={data.menu} {...data.block} />
        ))}
      </div>
      <div className="joined-halves">
        <div>
          <div className="k3">
            <Block shape="maple1" kit="k3" />
          </div>
          <div className="k8">
            <Block shape="bloom" kit="k8" />
          </div>
          <svg className="joined-seam" viewBox="-100 0 200 600" aria-hidden="true">
            <path d="M0 0V446" />
            <path d="M0 3.5V446" />
            <g>
              <path d="M-11 452q0-12 11-12t11 12L2 592q-2 5-4 0z" />
              <path d="M0 456v22" />
            </g>
          </svg>
        </div>
      </div>
      <div className="joined-day">
        <div>
          {content.site.data.offices.slice(0, 2).map(({ id, picture, night }) => (
            <div key={id}>
              <Picture {...picture} alt="" />
              <Picture {...night} alt="" />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The picture behind the head of the page. Its upper part is empty, for the title; its caption ends the head. */
export function AboutPicture({ about }: { about: Entry<About> }) {
  return (
    <figure className="about-picture">
      <Picture
        {...about.data.picture}
        sizes="(min-width: 40rem) 110vw, (min-width: 23rem) 100vw, 150vw"
        eager="high"
      />
      <figcaption>{about.data.caption}</figcaption>
    </figure>
  );
}
