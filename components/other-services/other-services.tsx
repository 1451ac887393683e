import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { servicesInOrder } from "../services-in-order.ts";
import { useSite } from "../use-site.ts";

/**
 * Links to the other services, on the page of one: swatches across the window, each a block and a name on the ground of
 * that block; large ones have the block above the name.
 */
export function OtherServices({ service, large }: { service: Entry<Service>; large?: boolean }) {
  const { content, link } = useSite();
  const others = servicesInOrder(content).filter(({ file }) => file !== service.file);
  if (others.length === 0) return null;
  return (
    <nav
      className={large ? "other-services other-services--large" : "other-services"}
      aria-labelledby="other-services"
    >
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
