import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { ServiceOverview } from "./service-overview.tsx";

function Example({ change = {} }: { change?: Partial<Service> }) {
  const service = useSite().content.services[0] as Entry<Service>;
  return <ServiceOverview service={{ ...service, data: { ...service.data, ...change } }} />;
}

export const examples = {
  service: <Example />,
  long: (
    <Example
      change={{
        overview:
          "One large sentence that goes on for rather longer than anybody planned, twice over, and then some.",
      }}
    />
  ),
  right: <Example change={{ order: 2 }} />,
};
