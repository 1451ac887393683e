import type { Block as BlockData, Point } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/** A heading in very large type with its text, beside a very large block at the window's edge. */
export function Statement({
  heading,
  text,
  block,
  mirrored,
}: Point & { block: BlockData; mirrored?: boolean }) {
  return (
    <section className={`statement ${mirrored ? "statement--mirrored" : ""}`.trim()}>
      <div className="statement__text">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <Block {...block} />
    </section>
  );
}
