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
            <path strokeWidth="36" strokeDasharray="6 18" d="M0 14V590" />
            <g>
              <path d="M0 560C30 550 20 590 50 582" />
              <path
                fill="var(--dye-snow)"
                stroke="var(--dye-indigo)"
                strokeWidth="2"
                d="M44 577L190 560 48 588z"
              />
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
      <Picture {...about.data.picture} sizes="(min-width: 22.5rem) 100vw, 120vw" eager="high" />
      <figcaption>{about.data.caption}</figcaption>
    </figure>
  );
}
