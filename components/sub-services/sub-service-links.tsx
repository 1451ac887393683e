import { slug } from "github-slugger";
import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

/** A service's sub-services, each leading to its place on the service's page. */
export function SubServiceLinks({ service }: { service: Entry<Service> }) {
  const { link } = useSite();
  return (
    <ul>
      {service.data.subServices.items.map(({ name }) => (
        <li key={name}>
          <a href={link(service, slug(name))}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
