import type { ReactNode } from "react";
import type { About, Block } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";

/**
 * A heading as large as its half of the window, and cards, each on another ground, with a large drawing: a question made
 * of a measuring tape, scissors, a seam, and the pattern with a key. A red thread runs through the cards.
 */
export function ApproachCards({ heading, lead, cards }: About["approach"]) {
  return (
    <section className="approach">
      <header>
        <h2>{heading}</h2>
        <p className="lead">{lead}</p>
      </header>
      <ul className={columns(cards.length, 2)}>
        {cards.map((card, index) => {
          const { kit, drawing } = stages[(index % 4) as 0 | 1 | 2 | 3];
          return (
            <li key={card.heading} className={kitGround(kit)}>
              <h3>{card.heading}</h3>
              <p>{card.text}</p>
              <svg viewBox="0 0 120 146" preserveAspectRatio="xMidYMax" aria-hidden="true">
                {drawing}
              </svg>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Thread({ dye = "maple", d }: { dye?: "maple" | "marigold"; d: string }) {
  return <path className="approach__thread" stroke={`var(--dye-${dye})`} strokeWidth="2.8" d={d} />;
}

const tape = "M22 44A32 32 0 1 1 69 72C58 79 54 85 54 96V104";

/** The thread enters and leaves at the same height, so that it goes on in the next drawing. */
const stages: readonly [Stage, Stage, Stage, Stage] = [
  {
    kit: "k4",
    drawing: (
      <>
        <path stroke="var(--dye-marigold)" strokeWidth="22" d={tape} />
        <path stroke="var(--dye-indigo)" strokeWidth="8" strokeDasharray="1.4 4.2" d={tape} />
        <path stroke="var(--dye-indigo)" strokeWidth="22" strokeDasharray="1.4 21" d={tape} />
        <circle fill="var(--dye-indigo)" cx="54" cy="127" r="12" />
        <Thread d="M-400 128H30C38 128 36 110 54 110S70 128 78 128H400" />
      </>
    ),
  },
  {
    kit: "k1",
    drawing: (
      <>
        <Thread d="M-400 128H11Q21 128 21 118V93A6 6 0 0 1 33 93V118Q33 128 43 128H400" />
        <path fill="var(--dye-snow)" d="M49 5H109V65H49zM49 69H109V99H49z" />
        <path fill="var(--dye-maple)" d="M49 35L79 5V35zM79 65L109 35V65zM49 69H79A30 30 0 0 1 49 99z" />
        <path fill="var(--dye-indigo)" d="M79 5H109A30 30 0 0 1 79 35zM79 99L109 69V99z" />
        <path fill="var(--dye-rose)" d="M49 65A30 30 0 0 1 79 35V65z" />
        <path stroke="var(--dye-indigo)" strokeDasharray="3 2" d="M79 5V65M79 69V99M49 35H109" />
        <path
          stroke="var(--dye-indigo)"
          strokeWidth="6"
          d="M52 67L34 56M52 67L34 78M39 47A12 12 0 1 0 15 47A12 12 0 1 0 39 47zM39 91A12 12 0 1 0 15 91A12 12 0 1 0 39 91z"
        />
        <path fill="var(--dye-indigo)" d="M50 62.5L104 67 50 71.5z" />
        <Thread d="M21 118V93" />
      </>
    ),
  },
  {
    kit: "k2",
    drawing: (
      <>
        <Thread dye="marigold" d="M-400 128H45Q55 128 55 118V98H65V118Q65 128 75 128H400" />
        <path fill="var(--dye-snow)" d="M11 5H61V103H11z" />
        <path fill="var(--dye-ice)" d="M60 5H109V55H60z" />
        <path fill="var(--dye-rose)" d="M60 54H109V103H60z" />
        <path
          stroke="var(--dye-indigo)"
          strokeWidth="5"
          d="M19 19H41M19 33H49M19 47H45M19 61H49M19 75H37M19 89H45"
        />
        <circle fill="var(--dye-marigold)" cx="95" cy="19" r="7" />
        <path fill="var(--dye-maple)" d="M66 54L84 28 102 54z" />
        <path stroke="var(--dye-indigo)" strokeWidth="4" d="M81 67L70 78 81 89M92 67L103 78 92 89" />
        <Thread d="M55 94L65 90M55 83L65 79M55 72L65 68M55 61L65 57M55 50L65 46M55 39L65 35M55 28L65 24M55 17L65 13" />
      </>
    ),
  },
  {
    kit: "k6",
    drawing: (
      <>
        <path fill="var(--dye-snow)" d="M11 5H57L75 23V103H11z" />
        <path fill="var(--dye-marigold)" d="M57 5V23H75z" />
        <path fill="var(--dye-maple)" d="M43 31V90H17L31 59H22z" />
        <path stroke="var(--dye-indigo)" strokeDasharray="3 2" d="M43 31L64 59H55L69 90H43" />
        <Thread d="M-400 128H78Q88 128 88 118V93A6 6 0 0 1 100 93V118Q100 128 110 128H400" />
        <path
          stroke="var(--dye-indigo)"
          strokeWidth="6"
          d="M106 91A12 12 0 1 0 82 91A12 12 0 1 0 106 91zM94 79V1M94 12H107V26H94"
        />
        <Thread d="M88 118V93" />
      </>
    ),
  },
];

interface Stage {
  kit: Block["kit"];
  drawing: ReactNode;
}
