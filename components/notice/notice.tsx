import type { ReactNode } from "react";
import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/** A page that says one thing: a large block at the left edge of the window, and a sentence beside it. */
export function Notice({
  block,
  heading,
  before,
  children,
}: {
  block: BlockData;
  heading: string;
  /** Above the heading. */
  before?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="notice">
      <Block {...block} />
      <div className="notice__text">
        {before}
        <h1>{heading}</h1>
        {children}
      </div>
    </section>
  );
}
