import type { ReactNode } from "react";
import { Block } from "../block/block.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";

/** A whole window that says thanks: the first sentence of the heading as wide as the page, and a bloom that opens. */
export function ThankYou({ heading, children }: { heading: string; children: ReactNode }) {
  const [, first, rest] = /^(.*?[.!?]+)\s+(.+)$/.exec(heading) ?? [undefined, heading];
  return (
    <section className="thank-you ground-marigold">
      <div className="thank-you__head">
        <Breadcrumb />
        <h1>
          <span>{first}</span> {rest}
        </h1>
      </div>
      <div className="thank-you__text">{children}</div>
      <Block shape="bloom" kit="k1" />
    </section>
  );
}
