import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { ServiceRow } from "./service-row.tsx";

function Example({ change = {}, look = "left" }: { change?: Partial<Service>; look?: "left" | "right" }) {
  const service = useSite().content.services[0] as Entry<Service>;
  const quilt = useSite().content.services.map(({ data }) => data.block);
  return (
    <ServiceRow
      service={{ ...service, data: { ...service.data, ...change } }}
      quilt={quilt}
      sewn={2}
      look={look}
    />
  );
}

export const examples = {
  service: <Example />,
  right: <Example look="right" />,
  long: <Example change={{ name: "Geschwindigkeitsbegrenzungsüberschreitungsfotografie" }} />,
};
