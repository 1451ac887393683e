import type { ReactNode } from "react";
import { Block } from "../block/block.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { useSite } from "../use-site.ts";

/**
 * A window that says thanks, with the first sentence of the heading as wide as the page and a sewn letter, sealed; and one of
 * what happens next, a cloth for each step.
 */
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
      <Envelope />
      <div className="thank-you__text ground-maple">{children}</div>
    </section>
  );
}

/** What happens next: the letter is opened, a day of 24 stitches, a call. Decorative. */
export function StepArt({ step }: { step: number }) {
  const { asset } = useSite();
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      {step === 0 ? (
        <>
          <path fill="var(--dye-maple)" d="M4 52 60 8l56 44-56 44z" />
          <path fill="var(--dye-snow)" d="M20 26H100V66L60 93 20 66z" />
          <path
            fill="none"
            stroke="var(--dye-indigo)"
            strokeWidth="4"
            strokeDasharray="7 4"
            d="M31 42H89M31 54H89M31 66H67"
          />
          <path fill="var(--dye-marigold)" d="M4 52 60 92 116 52V116H4z" />
        </>
      ) : step === 1 ? (
        <>
          <circle cx="60" cy="60" r="58" fill="var(--dye-snow)" />
          <circle
            cx="60"
            cy="60"
            r="48"
            fill="none"
            stroke="var(--dye-indigo)"
            strokeWidth="10"
            strokeDasharray="6.283"
          />
          <path fill="none" stroke="var(--dye-maple)" strokeWidth="7" d="M60 26V60L82 73" />
          <circle cx="60" cy="60" r="8" fill="var(--dye-marigold)" />
        </>
      ) : (
        <>
          <path fill="var(--dye-maple)" d="M2 4H118V92H58L30 116V92H2z" />
          <use
            href={`${asset("sprites/ui.svg")}#phone`}
            x="32"
            y="20"
            width="56"
            height="56"
            fill="var(--dye-snow)"
          />
        </>
      )}
    </svg>
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
