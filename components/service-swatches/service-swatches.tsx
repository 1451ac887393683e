import { Cloth } from "../cloth/cloth.tsx";
import { keepTogether } from "../keep-together.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { useSite } from "../use-site.ts";

/** The services as swatches of cloth, each a link. */
export function ServiceSwatches() {
  const { content, link } = useSite();
  return (
    <ul className="swatches">
      {servicesInOrder(content).map((service) => (
        <li key={service.file} className="swatches__item">
          <a className="swatch" href={link(service)}>
            <Cloth block={service.data.block} />
            <h3>{service.data.name}</h3>
            <p>{keepTogether(service.data.card)}</p>
            <MoreLink>{content.labels.data.learnMore}</MoreLink>
          </a>
        </li>
      ))}
    </ul>
  );
}
