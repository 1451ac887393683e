import type { ReactNode } from "react";
import { Block } from "../block/block.tsx";

/**
 * Two cloths as wide as the window: one cut, with half a leaf, and one printed, with half a bloom. They come together as the
 * visitor scrolls, and a running stitch on the seam joins them. The heading is on the first, the sentence on the second.
 *
 * @param children the sections through whose middle the seam goes on, except on phones
 */
export function JoinedCloths({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: string | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="seam">
      <section className="joined-cloths sewn-on">
        <div className="ground-maple">
          <Block shape="maple1" kit="k3" />
          <h2>{heading}</h2>
        </div>
        <div className="ground-marigold">
          <Block shape="bloom" kit="k1" />
          <p>{lead}</p>
        </div>
      </section>
      {children}
    </div>
  );
}
