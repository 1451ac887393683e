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

/** The flaps, the lower one first: dye, and path of the seam, which a wide stroke extends to the edge. */
const flaps = [
  ["var(--dye-snow)", "M8.6 120.5C44 85 70 64 90 64S136 85 171.4 120.5z"],
  ["var(--dye-maple)", "M8.6 3.5H171.4C136 39 110 68 90 68S44 39 8.6 3.5z"],
] as const;

/** The enquiry as a letter: four pieces of cloth, two of them printed, stitched together, with a flower as the seal. Decorative. */
function Envelope() {
  return (
    <div className="thank-you__letter">
      <svg viewBox="-7 -10.5 194 145" aria-hidden="true">
        <pattern id="print" viewBox="0 0 16 16" width="20" height="20" patternUnits="userSpaceOnUse">
          <path
            fill="var(--dye-indigo)"
            d="M0 0a8 8 0 0 1 8 8 8 8 0 0 1 8 8 8 8 0 0 1-8-8 8 8 0 0 1-8-8m16 0a8 8 0 0 1-8 8 8 8 0 0 1-8 8 8 8 0 0 1 8-8 8 8 0 0 1 8-8"
          />
        </pattern>
        <g transform="rotate(-7 90 62)">
          <path fill="var(--dye-ice)" d="M0 0H91V124H0z" />
          <path fill="var(--dye-rose)" d="M90 0H180V124H90z" />
          <path fill="url(#print)" d="M0 0H180V124H0z" />
          {flaps.map(([dye, seam]) => (
            <g key={dye} fill={dye} stroke={dye} strokeWidth="7">
              <path d={seam} />
              <path d={seam} />
            </g>
          ))}
        </g>
        <circle cx="90" cy="66" r="27" fill="var(--dye-indigo)" />
      </svg>
      <Block shape="bloom" kit="k2" />
    </div>
  );
}
