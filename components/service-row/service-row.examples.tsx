import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { ServiceRow } from "./service-row.tsx";

function Example({ change = {}, following = 0 }: { change?: Partial<Service>; following?: number }) {
  const { services } = useSite().content;
  const service = services[0] as Entry<Service>;
  return (
    <div className="service-rows">
      <ServiceRow
        service={{ ...service, data: { ...service.data, ...change } }}
        following={services.slice(1, 1 + following)}
      />
    </div>
  );
}

export const examples = {
  first: <Example following={4} />,
  last: <Example />,
  long: <Example change={{ name: "Geschwindigkeitsbegrenzungsüberschreitungsfotografie" }} following={2} />,
};
