import type { Block as BlockData, Point } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";

/** A sentence as large as a poster, on the ground of a very large block at the window's edge. */
export function Statement({
  heading,
  text,
  block,
  mirrored,
}: Point & { block: BlockData; mirrored?: boolean }) {
  return (
    <section className={`statement ${kitGround(block.kit)} ${mirrored ? "statement--mirrored" : ""}`.trim()}>
      <div className="statement__text">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <Block {...block} />
    </section>
  );
}
