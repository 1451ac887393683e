import type { Service } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";

/** One large sentence, the text below it, and a photograph that runs out of the window, left and right in turn. */
export function ServiceOverview({ service }: { service: Entry<Service> }) {
  const { overview, photograph, order } = service.data;
  const { caption, ...picture } = photograph;
  // At the right it ends at the content's margin.
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
