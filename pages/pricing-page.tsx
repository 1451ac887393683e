import { EstimateBand } from "../components/estimate-band/estimate-band.tsx";
import { PageHead } from "../components/page-head/page-head.tsx";
import { PlanSets } from "../components/plan-sets/plan-sets.tsx";
import { PlanArt } from "../components/plan-table/plan-art.tsx";
import { PlanTable } from "../components/plan-table/plan-table.tsx";
import type { Pricing } from "../content/schemas.ts";
import { Fold, type PageProps, Shared } from "../generator/site.tsx";

/** `/pricing/logo_pricing`, `/pricing/seo_pricing`: a comparison of plans. */
export function PricingPage({ entry }: PageProps<Pricing>) {
  const { heading, lead, plans, counts } = entry.data;
  return (
    <>
      <div className="pricing">
        <PageHead heading={heading} lead={lead} plans={<PlanArt plans={plans} counts={counts} />} />
        <PlanTable pricing={entry.data} />
      </div>
      <Fold />
      <PlanSets pricing={entry.data} />
      <Shared of={EstimateBand} />
    </>
  );
}
