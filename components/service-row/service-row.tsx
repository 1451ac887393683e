import type { Service } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { MoreLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

/**
 * A service in a row as wide as the window, on the ground of its block: its name in large type, and its block sewn to its
 * photograph. The whole row is a link.
 *
 * @param look the side of wide windows where block and photograph are; or wide: the whole photograph, three quarters of
 * the window wide, and the text below it
 */
export function ServiceRow({ service, look }: { service: Entry<Service>; look: "left" | "right" | "wide" }) {
  const { content, link } = useSite();
  const { name, summary, block, photograph } = service.data;
  return (
    <a className={`service-row service-row--${look} ${kitGround(block.kit)}`} href={link(service)}>
      <span className="service-row__art">
        <Block {...block} />
        <Block {...block} />
        <Picture
          file={photograph.file}
          alt=""
          sizes={look === "wide" ? "(min-width: 56rem) 75vw, 100vw" : "(min-width: 56rem) 50vw, 100vw"}
        />
      </span>
      <div className="service-row__text">
        <h2>{name}</h2>
        <p className="lead">{summary}</p>
        <MoreLink>{content.labels.data.learnMore}</MoreLink>
      </div>
    </a>
  );
}
