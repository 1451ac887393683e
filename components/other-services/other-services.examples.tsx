import type { Service } from "../../content/schemas.ts";
import type { Entry } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { OtherServices } from "./other-services.tsx";

function Example() {
  return <OtherServices service={useSite().content.services[0] as Entry<Service>} />;
}

export const examples = { four: <Example /> };
