import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { ServiceRow } from "./service-row.tsx";

function Example({ change = {} }: { change?: Partial<Service> }) {
  const service = useSite().content.services[0] as Entry<Service>;
  return <ServiceRow service={{ ...service, data: { ...service.data, ...change } }} />;
}

export const examples = {
  service: <Example />,
  long: <Example change={{ name: "Geschwindigkeitsbegrenzungsüberschreitungsfotografie" }} />,
};
