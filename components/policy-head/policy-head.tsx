import type { ReactNode } from "react";
import type { Block, Policy } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { keepTogether } from "../keep-together.tsx";
import { Ribbons } from "../ribbons/ribbons.tsx";

/** The kit with whose dyes each sign is sewn. */
const signKits: Record<Policy["sign"], Block["kit"]> = { section: "k4", asterisk: "k6", at: "k1" };

/** The head of a policy: its title, what comes before its sections, and a sign of the small print in ribbon. */
export function PolicyHead({
  heading,
  lead,
  sign,
  children,
}: {
  heading: string;
  lead?: string | undefined;
  sign: Policy["sign"];
  /** What comes before the sections. */
  children?: ReactNode;
}) {
  const manner = heading.includes(" ") ? "" : "policy-head--word";
  return (
    <section className={`page-head policy-head ${kitGround(signKits[sign])} ${manner}`.trim()}>
      <Breadcrumb />
      <div className="policy-head__text">
        <h1>{heading}</h1>
        <Ribbons className="policy-head__sign" id="policy-sign" {...policySigns[sign]} />
        {lead && <p className="lead">{keepTogether(lead)}</p>}
        {children}
      </div>
    </section>
  );
}

/** For each sign the box that it fills, and its ribbons, the lowest first: dye, and path in a square of 120 units. */
export const policySigns = {
  // Two hooks; the inner end of each lies under the other. The upper one is pieced, between two stitches.
  section: {
    box: "19 -2.2 82 122.4",
    ribbons: [
      ["var(--d)", "M60 45C76 49 92 55 92 69C92 73 91 76 89 80"],
      [
        "var(--p)",
        "M28 91.5C28 117.5 92 117.5 92 91.5C92 81 76 78 60 73C44 69 28 63 28 49C28 45 29 42 31 38",
      ],
      ["var(--d)", "M92 26.5C92 0.5 28 0.5 28 26.5C28 37 44 40 60 45l5 1.41"],
    ],
  },
  // As long as lets a stitch end where a ribbon is covered.
  asterisk: {
    box: "4.9 1.6 110.2 116.8",
    ribbons: [
      ["var(--d)", "M60 1.65V118.35"],
      ["var(--s)", "M9.47 30.83L110.53 89.18"],
      ["var(--p)", "M110.53 30.83L9.47 89.18"],
    ],
  },
  at: {
    box: "2.5 2.5 115 115",
    ribbons: [
      ["var(--p)", "M80 60A20 20 0 1 1 40 60A20 20 0 1 1 80 60"],
      ["var(--d)", "M80 36V66A14 14 0 0 0 108 66V60A48 48 0 1 0 84 101.57"],
    ],
  },
} as const;
