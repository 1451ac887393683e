import { slug } from "github-slugger";
import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

/** Links to the sub-services of a service, which are sections of its page. */
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
