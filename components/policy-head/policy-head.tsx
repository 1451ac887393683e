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
      <svg className="policy-head__sign" viewBox="3 -4 114 128" aria-hidden="true">
        {signs[sign].map(([dye, path]) => (
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

/** For each sign its ribbons, the lowest first: dye, and path in a square of 120 units. */
const signs = {
  section: [
    ["var(--p)", "M28 90C28 116 92 116 92 90C92 68 28 72 28 50C28 38 40 34 52 33"],
    ["var(--d)", "M92 30C92 4 28 4 28 30C28 52 92 48 92 70C92 82 80 86 68 87"],
  ],
  asterisk: [
    ["var(--d)", "M60 4V116"],
    ["var(--s)", "M11.5 32L108.5 88"],
    ["var(--p)", "M108.5 32L11.5 88"],
  ],
  at: [
    ["var(--p)", "M80 60A20 20 0 1 1 40 60A20 20 0 1 1 80 60"],
    ["var(--d)", "M80 36V66A14 14 0 0 0 108 66V60A48 48 0 1 0 84 101"],
  ],
} as const;
