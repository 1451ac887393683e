import type { Block } from "../../content/schemas.ts";

/** The ground on which each kit's dyes are at home: a class of base.css. */
export const grounds: Record<Block["kit"], string> = {
  k1: "ground-marigold",
  k2: "ground-panel",
  k3: "ground-maple",
  k4: "ground-pale",
  k5: "ground-soft",
  k6: "ground-pale",
  k7: "ground-maple",
  k8: "ground-marigold",
};
