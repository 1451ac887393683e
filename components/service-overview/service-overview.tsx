import type { Service } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";

/** One large sentence, text, and a photograph at the edge of the window: left for an odd `order`, right for an even one. */
export function ServiceOverview({ service }: { service: Entry<Service> }) {
  const { overview, photograph, order } = service.data;
  const { caption, ...picture } = photograph;
  // At the right, the picture ends at the content margin.
  const isRight = order % 2 === 0;
  return (
    <section className={`section service-overview ${isRight ? "service-overview--right" : ""}`.trim()}>
      <figure>
        <Picture {...picture} sizes={`(min-width: 56rem) ${isRight ? 52 : 57}vw, 100vw`} />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="service-overview__text">
        <h2>{overview}</h2>
        <Markdown entry={service} />
      </div>
    </section>
  );
}
