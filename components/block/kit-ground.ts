import type { Block } from "../../content/schemas.ts";

/** The classes of a ground in the colour of a kit's ground, on which the kit's dyes are at home. */
export function kitGround(kit: Block["kit"]): string {
  return `${kit} ${grounds[kit]}`;
}

const grounds: Record<Block["kit"], string> = {
  k1: "ground-marigold",
  k2: "ground-panel",
  k3: "ground-maple",
  k4: "ground-pale",
  k5: "ground-soft",
  k6: "ground-pale",
  k7: "ground-maple",
  k8: "ground-marigold",
};
