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

/** The flaps, the lower one first: dye, outline, and the seam inside it, as long as whole stitches. */
const flaps = [
  [
    "var(--dye-snow)",
    "M0 120C44 82 70 62 90 62S136 82 180 120z",
    "M11 116C48 85 71 67 90 67S132 85 169 116z",
  ],
  [
    "var(--dye-maple)",
    "M0 0H180C136 40 110 70 90 70S44 40 0 0z",
    "M11 4H169C132 37 109 65 90 65S48 37 11 4z",
  ],
] as const;

/** Four petals in each of nine by six squares. A pattern would show its joints, as the letter is turned. */
const print = Array.from(
  { length: 54 },
  (_, index) =>
    `M${(index % 9) * 20} ${Math.floor(index / 9) * 20}a10 10 0 0 1 10 10 10 10 0 0 1 10 10 10 10 0 0 1-10-10 10 10 0 0 1-10-10m20 0a10 10 0 0 1-10 10 10 10 0 0 1-10 10 10 10 0 0 1 10-10 10 10 0 0 1 10-10`,
).join("");

/**
 * The enquiry as a letter: four pieces of cloth, two of them printed, stitched together, with a flower as the seal.
 * Decorative.
 */
function Envelope() {
  return (
    <div className="thank-you__letter">
      <svg viewBox="-7 -10.5 194 141" aria-hidden="true">
        <g transform="rotate(-7 90 60)">
          {/* Half a unit smaller than the flaps, so that nothing of it shows at their edges. */}
          <path fill="var(--dye-ice)" d="M0 .5H91V119.5H0z" />
          <path fill="var(--dye-rose)" d="M90 .5H180V119.5H90z" />
          <path fill="var(--dye-indigo)" d={print} />
          {flaps.map(([dye, outline, seam]) => (
            <g key={dye} fill={dye}>
              <path d={outline} />
              <path d={seam} pathLength="408" />
            </g>
          ))}
        </g>
      </svg>
      <Block shape="bloom" kit="k2" />
    </div>
  );
}
