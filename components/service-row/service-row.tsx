import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { Cloth } from "../cloth/cloth.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

/** A service in a row as wide as the window: its cloth at one edge, its name in large type. The whole row is a link. */
export function ServiceRow({ service }: { service: Entry<Service> }) {
  const { content, link } = useSite();
  return (
    <a className="service-row" href={link(service)}>
      <Cloth block={service.data.block} />
      <div className="service-row__text">
        <h2 className="display">{service.data.name}</h2>
        <p className="lead">{service.data.summary}</p>
        <MoreLink>{content.labels.data.learnMore}</MoreLink>
      </div>
    </a>
  );
}
