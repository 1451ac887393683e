import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { ServiceRow } from "./service-row.tsx";

function Example({ change = {}, look = "left" }: { change?: Partial<Service>; look?: "left" | "wide" }) {
  const service = useSite().content.services[0] as Entry<Service>;
  return <ServiceRow service={{ ...service, data: { ...service.data, ...change } }} look={look} />;
}

export const examples = {
  service: <Example />,
  wide: <Example look="wide" />,
  long: <Example change={{ name: "Geschwindigkeitsbegrenzungsüberschreitungsfotografie" }} />,
};
