import type { ReactNode } from "react";
import type { Block, Point } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";

/**
 * Cards from edge to edge of the window, each on another ground, which is the cloth of its drawing, too. The drawings show the making of one patch: chalked,
 * cut, joined, and beside its pattern.
 */
export function ApproachCards({ cards }: { cards: Point[] }) {
  return (
    <ul className={`approach-cards ${columns(cards.length, 4)}`}>
      {cards.map(({ heading, text }, index) => {
        const { kit, box, drawing } = stages[(index % 4) as 0 | 1 | 2 | 3];
        return (
          <li key={heading} className={kitGround(kit)}>
            <h3>{heading}</h3>
            <p>{text}</p>
            <svg viewBox={box} aria-hidden="true">
              {drawing}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

/** A quarter of the patch, the one at the upper left: a part of the square on its tip with the flower. */
const quarter = {
  tip: "M60 20V60H20z",
  flower: "M60 41V60H41A19 19 0 0 1 60 41z",
  heart: "M60 52.5V60H52.5A7.5 7.5 0 0 1 60 52.5z",
};

/** Four quarters in their dyes on a darker one, each moved away from the middle. */
function Quarters() {
  return (
    <>
      <path fill="var(--dye-maple)" d="M52 12H68L108 52V68L68 108H52L12 68V52z" />
      {[0, 90, 180, 270].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 60 60) translate(-4 -4)`}>
          <path fill="var(--dye-snow)" d={quarter.tip} />
          <path fill="var(--dye-indigo)" d={quarter.flower} />
          <path fill="var(--dye-maple)" d={quarter.heart} />
        </g>
      ))}
    </>
  );
}

/** The whole patch in chalk. Each side begins with a whole stitch at its corner. */
const chalk =
  "M20 20.6H100M99.4 20V100M100 99.4H20M20.6 100V20M60 20L100 60 60 100 20 60zM41 60A19 19 0 0 1 79 60A19 19 0 0 1 41 60zM60 25V95M25 60H95";

const stages: readonly [Stage, Stage, Stage, Stage] = [
  {
    kit: "k4",
    box: "20 20 80 80",
    drawing: <path stroke="var(--dye-indigo)" d={chalk} />,
  },
  { kit: "k1", box: "12 12 96 96", drawing: <Quarters /> },
  {
    kit: "k2",
    box: "20 20 80 80",
    drawing: (
      <>
        <path fill="var(--dye-snow)" d="M60 20L100 60 60 100 20 60z" />
        <circle fill="var(--dye-indigo)" cx="60" cy="60" r="19" />
        <circle fill="var(--dye-maple)" cx="60" cy="60" r="7.5" />
        {/* Stitches across the seams; none where seams meet. */}
        <path
          stroke="var(--dye-marigold)"
          strokeWidth="5"
          strokeDasharray="1.4 3.6"
          d="M60 26.8V53.2M60 66.8V93.2M26.8 60H53.2M66.8 60H93.2M63.6 23.6L96.4 56.4M56.4 23.6L23.6 56.4M63.6 96.4L96.4 63.6M56.4 96.4L23.6 63.6"
        />
      </>
    ),
  },
  {
    kit: "k6",
    box: "20 20 80 80",
    drawing: (
      <>
        <path
          stroke="var(--dye-indigo)"
          d="M20 20.6H60M20.6 20V100M20 99.4H60M60 20L20 60 60 100M60 41A19 19 0 0 0 60 79M25 60H60"
        />
        <path fill="var(--dye-snow)" d="M60 20L100 60 60 100z" />
        <path fill="var(--dye-indigo)" d="M60 41A19 19 0 0 1 60 79z" />
        <path fill="var(--dye-maple)" d="M60 52.5A7.5 7.5 0 0 1 60 67.5z" />
      </>
    ),
  },
];

interface Stage {
  kit: Block["kit"];
  box: string;
  drawing: ReactNode;
}
