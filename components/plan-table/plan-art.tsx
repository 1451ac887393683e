import type { Pricing } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { KeywordField } from "./keyword-field.tsx";

/** One block for each design idea; larger plans include more of them. */
const ideaBlocks = [
  { shape: "bloom", kit: "k2" },
  { shape: "maple1", kit: "k3" },
  { shape: "petal", kit: "k6" },
] as const;

/**
 * What the plans include, as blocks, each above its column of the table: ideas as up to three blocks, keywords as a field.
 * Decorative. Phones show the plan that is chosen.
 */
export function PlanArt({ plans, counts }: Pick<Pricing, "plans" | "counts">) {
  return (
    <div className="plan-art">
      {plans.map(({ name, count }, index) => (
        <div key={name} className={planGround(plans, index)}>
          {counts === "keywords" ? (
            <KeywordField lit={count} />
          ) : (
            <div className="plan-ideas">
              {ideaBlocks.slice(0, count).map((block) => (
                <Block key={block.shape} {...block} />
              ))}
            </div>
          )}
        </div>
      ))}
    </div>
  );
}

/** The plan in the middle, which stands out. */
export function middleOf(plans: Pricing["plans"]): number {
  return Math.floor(plans.length / 2);
}

/** The ground of a plan: marigold for the middle one. */
export function planGround(plans: Pricing["plans"], index: number): string {
  const middle = middleOf(plans);
  return kitGround(index < middle ? "k4" : index > middle ? "k6" : "k1");
}
