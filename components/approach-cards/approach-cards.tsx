import type { ReactNode } from "react";
import type { Block, Point } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";

/**
 * Cards from edge to edge of the window, each on another ground, with a large drawing: a question made of a measuring
 * tape, scissors, a seam, and the pattern with a key. One red thread runs through all of them.
 */
export function ApproachCards({ cards }: { cards: Point[] }) {
  return (
    <ul className={`approach-cards ${columns(cards.length, 4)}`}>
      {cards.map(({ heading, text }, index) => {
        const { kit, drawing } = stages[(index % 4) as 0 | 1 | 2 | 3];
        return (
          <li key={heading} className={kitGround(kit)}>
            <h3>{heading}</h3>
            <p>{text}</p>
            <svg viewBox="0 0 120 120" aria-hidden="true">
              {drawing}
            </svg>
          </li>
        );
      })}
    </ul>
  );
}

const tape = "M37 41A23 23 0 1 1 71 61C63 66 60 70 60 78V86";

/** The thread enters and leaves at the same height, so that it goes on in the next drawing. */
const stages: readonly [Stage, Stage, Stage, Stage] = [
  {
    kit: "k4",
    drawing: (
      <>
        <path stroke="var(--dye-maple)" strokeWidth="2.4" d="M-400 105H400" />
        <path stroke="var(--dye-marigold)" strokeWidth="16" d={tape} />
        <path stroke="var(--dye-indigo)" strokeWidth="6" strokeDasharray="1 3" d={tape} />
        <path stroke="var(--dye-indigo)" strokeWidth="16" strokeDasharray="1 15" d={tape} />
        <circle fill="var(--dye-indigo)" cx="60" cy="105" r="10" />
        <path stroke="var(--dye-maple)" strokeWidth="2.4" d="M56 105H64" />
      </>
    ),
  },
  {
    kit: "k1",
    drawing: (
      <>
        <path stroke="var(--dye-maple)" strokeWidth="2.4" d="M-400 105H400" />
        <path fill="var(--dye-snow)" d="M59 11H109V61H59zM59 64H109V89H59z" />
        <path fill="var(--dye-maple)" d="M59 36L84 11V36zM84 61L109 36V61zM59 64H84A25 25 0 0 1 59 89z" />
        <path fill="var(--dye-indigo)" d="M84 11H109A25 25 0 0 1 84 36zM84 89L109 64V89z" />
        <path fill="var(--dye-rose)" d="M59 61A25 25 0 0 1 84 36V61z" />
        <path stroke="var(--dye-indigo)" strokeDasharray="3 2.1" d="M84 11V89M59 36H109" />
        <path fill="var(--dye-indigo)" d="M40 56L98 62.5 40 69z" />
        <path
          stroke="var(--dye-maple)"
          strokeWidth="6"
          d="M48 62.5L31 53M48 62.5L31 72M34 46A10 10 0 1 0 14 46A10 10 0 1 0 34 46zM34 79A10 10 0 1 0 14 79A10 10 0 1 0 34 79z"
        />
        <circle fill="var(--dye-snow)" cx="48" cy="62.5" r="2" />
      </>
    ),
  },
  {
    kit: "k2",
    drawing: (
      <>
        <path fill="var(--dye-snow)" d="M11 11H61V89H11z" />
        <path fill="var(--dye-ice)" d="M60 11H109V51H60z" />
        <path fill="var(--dye-rose)" d="M60 50H109V89H60z" />
        <path stroke="var(--dye-indigo)" strokeWidth="4" d="M19 23H41M19 33H49M19 43H45M19 53H49M19 63H37" />
        <circle fill="var(--dye-marigold)" cx="94" cy="23" r="6" />
        <path fill="var(--dye-maple)" d="M67 50L84 28 101 50z" />
        <path stroke="var(--dye-indigo)" strokeWidth="3.4" d="M82 61L73 70 82 79M91 61L100 70 91 79" />
        <path
          stroke="var(--dye-maple)"
          strokeWidth="2.4"
          d="M-400 105H42Q60 105 60 85Q60 105 78 105H400M56 18.5L64 15.5M56 28.5L64 25.5M56 38.5L64 35.5M56 48.5L64 45.5M56 58.5L64 55.5M56 68.5L64 65.5M56 78.5L64 75.5"
        />
      </>
    ),
  },
  {
    kit: "k6",
    drawing: (
      <>
        <path fill="var(--dye-snow)" d="M11 11H63L79 27V89H11z" />
        <path fill="var(--dye-marigold)" d="M63 11V27H79z" />
        <g transform="translate(12 20) scale(.55)">
          <path fill="var(--dye-maple)" d="M60 8V110H55V85H30L8 63l7-7L8 46h12V33l13 13V19l14 14V21z" />
          <path
            stroke="var(--dye-indigo)"
            strokeWidth="2"
            strokeDasharray="6 4.2"
            d="M60 8l13 13v12l14-14v27l13-13v13h12l-7 10 7 7-22 22H65v25H60"
          />
        </g>
        <path stroke="var(--dye-maple)" strokeWidth="2.4" d="M-400 105H78Q98 105 98 85V40" />
        <path
          stroke="var(--dye-indigo)"
          strokeWidth="6"
          d="M109 31A11 11 0 1 0 87 31A11 11 0 1 0 109 31zM98 42V84M98 81H109M98 70H109"
        />
      </>
    ),
  },
];

interface Stage {
  kit: Block["kit"];
  drawing: ReactNode;
}
