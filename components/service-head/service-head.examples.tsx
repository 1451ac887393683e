import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { ServiceHead } from "./service-head.tsx";

function Example({ change = {} }: { change?: Partial<Service> }) {
  const service = useSite().content.services[0] as Entry<Service>;
  return <ServiceHead service={{ ...service.data, ...change }} />;
}

export const examples = {
  service: <Example />,
  long: <Example change={{ name: "Geschwindigkeitsbegrenzungsüberschreitungsfotografie" }} />,
  beside: <Example change={{ order: 2, layout: "shown" }} />,
};
