import type { ReactNode } from "react";
import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/** A page with a single message: a large block at the left edge of the window, and the text beside it. */
export function Notice({
  block,
  heading,
  aboveHeading,
  children,
}: {
  block: BlockData;
  heading: string;
  aboveHeading?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="notice">
      <Block {...block} />
      <div className="notice__text">
        {aboveHeading}
        <h1>{heading}</h1>
        {children}
      </div>
    </section>
  );
}
