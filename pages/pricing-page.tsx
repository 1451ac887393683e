import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { PlanTable } from "../components/plan-table/plan-table.tsx";
import type { Pricing } from "../content/schemas.ts";
import { Fold, type PageProps, Shared } from "../generator/site.tsx";

/** `/pricing/logo_pricing`, `/pricing/seo_pricing`: three plans, compared. */
export function PricingPage({ entry }: PageProps<Pricing>) {
  const { heading, lead } = entry.data;
  return (
    <>
      <PageHead heading={heading} lead={lead} />
      <PlanTable pricing={entry.data} />
      <Fold />
      <Shared of={EstimateBand} />
    </>
  );
}
