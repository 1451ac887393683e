import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { useSite } from "../use-site.ts";

/** Links to the other services, on the page of one. */
export function OtherServices({ service }: { service: Entry<Service> }) {
  const { content, link } = useSite();
  return (
    <nav className="wrap other-services" aria-labelledby="other-services">
      <h2 id="other-services">{content.ourServices.data.others}</h2>
      <ul>
        {servicesInOrder(content)
          .filter((other) => other.file !== service.file)
          .map((other) => (
            <li key={other.file}>
              <a href={link(other)}>
                <Block {...other.data.block} />
                {other.data.name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
