import type { Block as BlockData, Service } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { MoreLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

/**
 * A service in a row as wide as the window, on the ground of its block: its name in large type beside its photograph, and
 * at the edge a strip of cloth to which every row adds its block. The whole row is a link.
 *
 * @param quilt the blocks of all services, of which the first `sewn` are sewn on
 * @param look the side of wide windows where strip and photograph are
 */
export function ServiceRow({
  service,
  quilt,
  sewn,
  look,
}: {
  service: Entry<Service>;
  quilt: BlockData[];
  sewn: number;
  look: "left" | "right";
}) {
  const { content, link } = useSite();
  const { name, summary, block, photograph } = service.data;
  return (
    <a className={`service-row service-row--${look} ${kitGround(block.kit)}`} href={link(service)}>
      <span className="service-row__art">
        <Picture file={photograph.file} alt="" sizes="(min-width: 56rem) 50vw, 100vw" />
        <span className="service-row__strip">
          {quilt.map((piece, index) =>
            index < sewn ? <Block key={piece.shape} {...piece} /> : <span key={piece.shape} />,
          )}
        </span>
      </span>
      <div className="service-row__text">
        <h2>{name}</h2>
        <p className="lead">{summary}</p>
        <MoreLink>{content.labels.data.learnMore}</MoreLink>
      </div>
    </a>
  );
}
