import type { ReactNode } from "react";
import type { Block as BlockData, Pricing } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { planBlock } from "./plan-blocks.ts";

/** The most design ideas of a plan. */
const mostIdeas = 3;

/** One block for each design idea; every plan has others. */
const ideas: BlockData[] = [
  { shape: "bloom", kit: "k3" },
  { shape: "maple1", kit: "k5" },
  { shape: "star", kit: "k8" },
  { shape: "petal", kit: "k1" },
  { shape: "geese", kit: "k5" },
  { shape: "jaali", kit: "k3" },
];

/**
 * What the plans include, as blocks, each above its column of the table: ideas as up to three blocks, with plain cloth for each
 * that a plan lacks; keywords as a quilt with a block for each, as high as there are many. Decorative.
 */
export function PlanArt({ plans, counts }: Pick<Pricing, "plans" | "counts">) {
  return (
    <div className="plan-art">
      {plans.map(({ name, count }, index) => (
        <div key={name} className={kitGround(planKit(plans, index))}>
          <PlanBlocks
            count={count}
            counts={counts}
            before={plans.slice(0, index).reduce((sum, plan) => sum + plan.count, 0)}
          />
        </div>
      ))}
    </div>
  );
}

/** What one plan includes, in blocks. @param before how many other plans include @param children in place of ideas */
export function PlanBlocks({
  count,
  counts,
  before = 0,
  children,
}: {
  count: number;
  counts: Pricing["counts"];
  before?: number;
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
        Array.from({ length: mostIdeas }, (_, place) =>
          place < mostIdeas - count ? (
            <span key={place} />
          ) : (
            <Block
              key={place}
              {...(ideas[(before + place - mostIdeas + count) % ideas.length] as BlockData)}
            />
          ),
        )}
    </div>
  );
}

/** The kit of a plan: marigold for the middle one, which stands out. */
export function planKit(plans: Pricing["plans"], index: number): BlockData["kit"] {
  const middle = Math.floor(plans.length / 2);
  return index < middle ? "k4" : index > middle ? "k6" : "k1";
}
