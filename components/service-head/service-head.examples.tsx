import type { Service } from "../../content/schemas.ts";
import { type Entry, useSite } from "../../generator/site.tsx";
import { ServiceHead } from "./service-head.tsx";

function Example({ change = {} }: { change?: Partial<Service> }) {
  const service = useSite().content.services[0] as Entry<Service>;
  return <ServiceHead service={{ ...service.data, ...change }} />;
}

export const examples = {
  service: <Example />,
  long: <Example change={{ name: "Geschwindigkeitsbegrenzungsüberschreitungsfotografie" }} />,
  "blocks in a row": <Example change={{ order: 2 }} />,
};
