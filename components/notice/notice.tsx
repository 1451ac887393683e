import type { ReactNode } from "react";
import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/**
 * A page with a single message: a large block at the left edge of the window, and the text beside it. A half block may get
 * its other half, which slides in.
 */
export function Notice({
  block,
  otherHalf,
  heading,
  children,
}: {
  block: BlockData;
  otherHalf?: BlockData["kit"];
  heading: string;
  children: ReactNode;
}) {
  return (
    <section className="notice">
      <Block {...block} />
      {otherHalf && <Block shape="half" kit={otherHalf} className="notice__half" />}
      <div className="notice__text">
        <h1>{heading}</h1>
        {children}
      </div>
    </section>
  );
}
