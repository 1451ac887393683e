import type { Block } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { keepTogether } from "../keep-together.tsx";

/** A sign of the small print, and the kit with whose dyes it is sewn. */
export interface PolicySign {
  sign: keyof typeof signs;
  kit: Block["kit"];
}

/** The head of a policy: its title, and a sign of the small print in ribbon, larger than the head. */
export function PolicyHead({
  heading,
  lead,
  sign,
  kit,
}: PolicySign & { heading: string; lead?: string | undefined }) {
  return (
    <section className={`page-head policy-head ${kitGround(kit)}`}>
      <div className="policy-head__text">
        <Breadcrumb />
        <h1>{heading}</h1>
        {lead && <p className="lead">{keepTogether(lead)}</p>}
      </div>
      {/* Each ribbon covers the one below it. Its seams are what shows of stitches below a narrower ribbon. */}
      <svg className="policy-head__sign" viewBox={signs[sign].box} aria-hidden="true">
        {signs[sign].ribbons.map(([dye, path]) => (
          <g key={path} stroke={dye}>
            <path d={path} />
            <path d={path} />
            <path d={path} />
          </g>
        ))}
      </svg>
    </section>
  );
}

/** For each sign the box that it fills, and its ribbons, the lowest first: dye, and path in a square of 120 units. */
const signs = {
  // Two hooks; the inner end of each lies under the other.
  section: {
    box: "19 1.5 82 115",
    ribbons: [
      ["var(--d)", "M80.2 56.6L82 57.5C88 60.6 92 64.5 92 70C92 74 89 75.6 79 71.5"],
      ["var(--p)", "M28 88C28 114 92 114 92 88C92 66 28 70 28 48C28 44 31 42.4 41 46.5"],
      ["var(--d)", "M92 30C92 4 28 4 28 30C28 46.5 64 48.4 82 57.5l1.6 .8"],
    ],
  },
  asterisk: {
    box: "7 4 106 112",
    ribbons: [
      ["var(--d)", "M60 4V116"],
      ["var(--s)", "M11.5 32L108.5 88"],
      ["var(--p)", "M108.5 32L11.5 88"],
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
