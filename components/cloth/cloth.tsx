import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/** A length of cloth: one block four times, each a quarter turn further. Inside a link, all four turn with it. */
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
