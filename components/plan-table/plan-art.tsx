import type { ReactNode } from "react";
import type { Block as BlockData, Pricing } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { planBlock } from "./plan-blocks.ts";

/** One block for each design idea; a plan has the last ones, and stitched places for the others. */
const ideas: BlockData[] = [
  { shape: "petal", kit: "k1" },
  { shape: "maple1", kit: "k5" },
  { shape: "bloom", kit: "k3" },
];

/**
 * What the plans include, as blocks, each above its column of the table: ideas as up to three blocks, with an empty place
 * for each that a plan lacks; keywords as a quilt with a block for each, as high as there are many. Decorative.
 */
export function PlanArt({ plans, counts }: Pick<Pricing, "plans" | "counts">) {
  return (
    <div className="plan-art">
      {plans.map(({ name, count }, index) => (
        <div key={name} className={kitGround(planKit(plans, index))}>
          <PlanBlocks count={count} counts={counts} />
        </div>
      ))}
    </div>
  );
}

/** What one plan includes, in blocks. @param children in place of ideas */
export function PlanBlocks({
  count,
  counts,
  children,
}: {
  count: number;
  counts: Pricing["counts"];
  children?: ReactNode;
}) {
  return counts === "keywords" ? (
    <div className="plan-keywords">
      {Array.from({ length: count }, (_, place) => (
        <Block key={place} {...planBlock(place)} />
      ))}
    </div>
  ) : (
    <div className="plan-ideas">
      {children ??
        ideas.map((idea, place) =>
          place < ideas.length - count ? <span key={idea.shape} /> : <Block key={idea.shape} {...idea} />,
        )}
    </div>
  );
}

/** The kit of a plan: marigold for the middle one, which stands out. */
export function planKit(plans: Pricing["plans"], index: number): BlockData["kit"] {
  const middle = Math.floor(plans.length / 2);
  return index < middle ? "k4" : index > middle ? "k6" : "k1";
}
