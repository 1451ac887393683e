import type { Pricing } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { planKit } from "../plan-table/plan-art.tsx";
import { planBlock } from "../plan-table/plan-blocks.ts";
import { useSite } from "../use-site.ts";
import { areSets } from "./are-sets.ts";

/**
 * What comes with each plan, where it grows from plan to plan: a table whose columns are stacks of cloth, a piece for each row,
 * upon the names of the plans. The heads of the rows are the names in the last stack, which has all pieces.
 */
export function PlanSets({ pricing }: { pricing: Pricing }) {
  return pricing.groups
    .filter((group) => areSets(pricing, group))
    .map((group) => <Sets key={group.heading} plans={pricing.plans} {...group} />);
}

function Sets({ plans, heading, rows }: Pick<Pricing, "plans"> & Pricing["groups"][number]) {
  const { yes, no } = useSite().content.labels.data.pricing;
  return (
    <table className="plan-sets">
      <caption>{heading}</caption>
      <thead>
        <tr>
          <td />
          {plans.map(({ name, price }, index) => (
            <th key={name} scope="col" className={planKit(plans, index)}>
              {name} <span>${price}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }, row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) =>
              cell === "yes" ? (
                <td key={index} className={planKit(plans, index)} data-piece={label}>
                  <span>{yes}</span>
                  <Block {...planBlock(row)} />
                </td>
              ) : (
                <td key={index} className={`plan-sets__none ${planKit(plans, index)}`}>
                  <span>{no}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
