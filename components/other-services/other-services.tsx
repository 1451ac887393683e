import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { servicesInOrder } from "../services-in-order.ts";
import { useSite } from "../use-site.ts";

/** Links to the other services, on the page of one: a strip of swatches, each a block beside a name on the ground of that block. */
export function OtherServices({ service }: { service: Entry<Service> }) {
  const { content, link } = useSite();
  const others = servicesInOrder(content).filter(({ file }) => file !== service.file);
  if (others.length === 0) return null;
  return (
    <nav className="other-services" aria-labelledby="other-services">
      <h2 id="other-services">{content.ourServices.data.others}</h2>
      <ul className={columns(others.length, 4)}>
        {others.map((other) => (
          <li key={other.file} className={kitGround(other.data.block.kit)}>
            <a href={link(other)}>
              <Block {...other.data.block} />
              <span>{other.data.name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
