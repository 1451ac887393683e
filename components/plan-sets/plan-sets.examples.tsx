import { useSite } from "../use-site.ts";
import { PlanSets } from "./plan-sets.tsx";

function Example() {
  return <PlanSets pricing={useSite().content.logoPricing.data} />;
}

export const examples = { "three plans": <Example /> };
