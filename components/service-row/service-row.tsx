import type { Service } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { MoreLink } from "../more-link/more-link.tsx";
import { ServiceCloths } from "../services-head/service-cloths.tsx";
import { useSite } from "../use-site.ts";

/**
 * A service in a row as wide as the window: its photograph, and its name in large type on its cloth, which comes down from
 * the row above. At the right the cloths of the services that follow hang on, so every row is wider than the one before.
 * Photograph and text are a link. In wide windows they are beside each other and below each other in turn.
 */
export function ServiceRow({
  service,
  following,
  index,
}: {
  service: Entry<Service>;
  following: Entry<Service>[];
  /** Of its print in services-head, seven blocks one below the other: a border below the text. The next ones are on the cloths. */
  index?: number | undefined;
}) {
  const { content, link } = useSite();
  const others = following.length;
  const { name, summary, block, photograph } = service.data;
  const isWide = others === 1 || others === 3; // every other one, where the cloths of the others leave room
  const width = isWide ? 100 - 5.5 * others : others ? 85 : 67; // as wide as a whole photograph as high as the window
  const phone = others ? 130 : 100; // the last is lower
  return (
    <div className={isWide ? "service-row service-row--wide" : "service-row"}>
      <a className={kitGround(block.kit)} href={link(service)}>
        <Picture file={photograph.file} alt="" sizes={`(min-width: 56rem) ${width}vw, ${phone}vw`} />
        <div className="service-row__text">
          <h2>{name}</h2>
          <p className="lead">{summary}</p>
          <MoreLink>{content.labels.data.learnMore}</MoreLink>
        </div>
        {index !== undefined && (
          <svg viewBox="0 0 840 120" aria-hidden="true">
            <use href={`#print-${index}`} />
          </svg>
        )}
      </a>
      <ServiceCloths services={following}>
        {(_, place) =>
          index !== undefined && (
            <svg viewBox="0 0 120 1680" aria-hidden="true">
              <use href={`#print-${index + 1 + place}`} />
              <use href={`#print-${index + 1 + place}`} y="840" />
            </svg>
          )
        }
      </ServiceCloths>
    </div>
  );
}
