import type { Service } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { findServiceCases, isProject } from "../case-list/find-service-cases.ts";
import { MoreLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

/** The slot is square: pictures twice as wide as high are cropped at their sides, those that have a wide version are not. */
const uprightSizes = "(min-width: 56rem) 28vw, 67vw";
const wideSizes = "(min-width: 56rem) 56vw, 134vw";

/**
 * A service in a row as wide as the window, on the ground of its block: its name in large type, and its block sewn to a
 * picture of work that used it. The whole row is a link.
 */
export function ServiceRow({ service }: { service: Entry<Service> }) {
  const { content, link } = useSite();
  const { name, summary, block } = service.data;
  const [study] = findServiceCases(content, service);
  const picture =
    study && (isProject(study) ? (study.data.inUse ?? study.data.cover) : study.data.pictures[0]);
  return (
    <a className={`service-row ${kitGround(block.kit)}`} href={link(service)}>
      <span className="service-row__art">
        <Block {...block} />
        <Block {...block} />
        {picture && <Picture file={picture.file} alt="" sizes={picture.wide ? uprightSizes : wideSizes} />}
      </span>
      <div className="service-row__text">
        <h2 className="display">{name}</h2>
        <p className="lead">{summary}</p>
        <MoreLink>{content.labels.data.learnMore}</MoreLink>
      </div>
    </a>
  );
}
