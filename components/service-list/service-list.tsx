import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { keepTogether } from "../keep-together.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { SubServiceLinks } from "../sub-services/sub-service-links.tsx";
import { useSite } from "../use-site.ts";

/**
 * The services as a pile of folded cloths, each on the ground of its own block, the first unfolded: what it is, its
 * sub-services, and its block as high as all of it. Works without scripts.
 */
export function ServiceList({ services }: { services: Entry<Service>[] }) {
  const { content, link } = useSite();
  return (
    <ul className="service-list">
      {services.map((service, index) => {
        const { name, card, block } = service.data;
        return (
          <li key={service.file}>
            <details className={kitGround(block.kit)} open={index === 0}>
              <summary>
                <h3>{name}</h3>
                <Block {...block} isRow />
              </summary>
              <div className="service-list__inside">
                <p className="lead">{keepTogether(card)}</p>
                <SubServiceLinks service={service} />
                <MoreLink href={link(service)}>
                  {content.labels.data.learnMore}
                  <span className="visually-hidden">: {name}</span>
                </MoreLink>
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
