import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/** A swatch of cloth: one block four times, each turned a quarter further. They turn when a link around them is hovered. */
export function Cloth({ block }: { block: BlockData }) {
  return (
    <span className={`cloth ${block.kit}`}>
      <Block {...block} />
      <Block {...block} />
      <Block {...block} />
      <Block {...block} />
    </span>
  );
}
