import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { servicesInOrder } from "../services-in-order.ts";
import { useSite } from "../use-site.ts";
import { ServiceList } from "./service-list.tsx";

function Example({ count, name }: { count: number; name?: string }) {
  const services = servicesInOrder(useSite().content).slice(0, count);
  return (
    <ServiceList
      services={services.map((service: Entry<Service>) => ({
        ...service,
        data: { ...service.data, name: name ?? service.data.name },
      }))}
    />
  );
}

export const examples = {
  five: <Example count={5} />,
  long: <Example count={1} name="Geschwindigkeitsbegrenzungsüberschreitungsfotografie" />,
};
