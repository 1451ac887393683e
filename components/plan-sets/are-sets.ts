import type { Pricing } from "../../content/schemas.ts";

/** Whether each of three plans of ideas has all that the one before has, and more. */
export function areSets({ plans, counts }: Pricing, { rows }: Pricing["groups"][number]): boolean {
  return (
    counts === "ideas" &&
    plans.length === 3 &&
    rows.every(({ cells }) => /^(no,)*(yes,)*yes$/.test(cells.join()))
  );
}
