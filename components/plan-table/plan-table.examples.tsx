import { useSite } from "../use-site.ts";
import { PlanTable } from "./plan-table.tsx";

function Logo() {
  return (
    <div className="pricing">
      <PlanTable pricing={useSite().content.logoPricing.data} />
    </div>
  );
}

function Seo() {
  return (
    <div className="pricing">
      <PlanTable pricing={useSite().content.seoPricing.data} />
    </div>
  );
}

export const examples = { ideas: <Logo />, keywords: <Seo /> };
