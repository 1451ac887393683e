import type { Service } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";

/**
 * One large sentence, text, and a photograph at the edge of the window: left for an odd `order`, right for an even one.
 * With the look "wall", the text is on indigo, as if the wall of the photograph went on.
 * With the look "wide", the photograph is as wide as the window, and the sentence below it as large as a title, for an odd
 * `order` on red; a drawing of what it says stands on the lower edge of the window.
 */
export function ServiceOverview({
  service,
  look = "beside",
}: {
  service: Entry<Service>;
  look?: "beside" | "wall" | "wide";
}) {
  const { overview, overviewPicture, photograph, order } = service.data;
  const { caption, ...picture } = photograph;
  const isRight = order % 2 === 0;
  const isWide = look === "wide";
  const place = isWide ? "wide" : isRight ? "right" : "left";
  return (
    <section
      className={`service-overview service-overview--${place}${look === "wall" ? " ground-panel" : ""}`}
    >
      <figure>
        <Picture {...picture} sizes={pictureSizes[place]} />
        <figcaption>{caption}</figcaption>
      </figure>
      <div className={isWide && !isRight ? "service-overview__text ground-maple" : "service-overview__text"}>
        {isWide && overviewPicture ? (
          <div className="service-overview__drawn">
            <h2>{overview}</h2>
            <Picture {...overviewPicture} />
          </div>
        ) : (
          <h2>{overview}</h2>
        )}
        <Markdown entry={service} />
      </div>
    </section>
  );
}

const pictureSizes = {
  wide: "100vw",
  left: "(min-width: 56rem) 80vw, 100vw",
  right: "(min-width: 56rem) 80vw, 100vw",
};
