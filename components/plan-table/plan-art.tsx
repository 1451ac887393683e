import type { Pricing } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { KeywordField } from "./keyword-field.tsx";

/** One block for each design idea; larger plans include more of them. */
const ideaBlocks = [
  { shape: "bloom", kit: "k2" },
  { shape: "maple1", kit: "k3" },
  { shape: "petal", kit: "k6" },
] as const;

type Plan = Pricing["plans"][number];

/** What a plan includes, as blocks: ideas as three blocks, keywords as a field. Decorative. */
export function PlanBlocks({ plan, counts }: { plan: Plan; counts: Pricing["counts"] }) {
  if (counts === "keywords") return <KeywordField lit={plan.count} />;
  return (
    <div className="plan-ideas" aria-hidden="true">
      {ideaBlocks.map((block, index) =>
        index < plan.count ? <Block key={index} {...block} /> : <i key={index} />,
      )}
    </div>
  );
}

/**
 * The blocks of one plan, large: of the middle one, until another is chosen (on phones) or pointed at. plan-art.css shows
 * one of them.
 */
export function PlanArt({ plans, counts }: Pick<Pricing, "plans" | "counts">) {
  return (
    <div className="plan-art">
      {plans.map((plan, index) => (
        <div key={plan.name} className={index === middleOf(plans) ? "plan-art__middle" : undefined}>
          <PlanBlocks plan={plan} counts={counts} />
        </div>
      ))}
    </div>
  );
}

/** The plan in the middle, which stands out. */
export function middleOf(plans: Plan[]): number {
  return Math.floor(plans.length / 2);
}
