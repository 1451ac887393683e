import { useSite } from "../use-site.ts";
import { PlanTable } from "./plan-table.tsx";

function Logo() {
  return <PlanTable pricing={useSite().content.logoPricing.data} />;
}

function Seo() {
  return <PlanTable pricing={useSite().content.seoPricing.data} />;
}

export const examples = { ideas: <Logo />, keywords: <Seo /> };
