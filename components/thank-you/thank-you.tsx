import type { ReactNode } from "react";
import { Block } from "../block/block.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";

/** A whole window that says thanks: the first sentence of the heading as wide as the page, and a sewn letter, sealed. */
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
      <Envelope />
    </section>
  );
}

/** The enquiry as a letter: four pieces of cloth, stitched together, with a flower as the seal. Decorative. */
function Envelope() {
  return (
    <div className="thank-you__letter">
      <svg viewBox="0 0 180 120" aria-hidden="true">
        <path fill="var(--dye-snow)" d="M0 0H180V170H0z" />
        <path fill="var(--dye-ice)" d="M0 0L90 62L0 120z" />
        <path fill="var(--dye-rose)" d="M180 0L90 62L180 120z" />
        <path fill="var(--dye-maple)" d="M0 0H180L90 68z" />
        <path d="M5 120L90 66L175 120M11 4.5L90 62L169 4.5z" />
      </svg>
      <Block shape="bloom" kit="k2" />
    </div>
  );
}
