import type { Service } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";

/** One large sentence, the text below it, and a photograph that runs out of the window, left and right in turn. */
export function ServiceOverview({ service }: { service: Entry<Service> }) {
  const { overview, photograph, order } = service.data;
  const { caption, ...picture } = photograph;
  return (
    <section
      className={`section service-overview ${order % 2 === 0 ? "service-overview--right" : ""}`.trim()}
    >
      <figure>
        <Picture {...picture} sizes="(min-width: 56rem) 58vw, 100vw" />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className="service-overview__text">
        <h2>{overview}</h2>
        <Markdown entry={service} />
      </div>
    </section>
  );
}
