import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/** A swatch of cloth: one block four times, each rotated by another 90°. Hovering the link around it rotates them. */
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
