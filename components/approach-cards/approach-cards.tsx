import type { Point } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";

/** For each card, in order: the block whose ground the card has. */
const blocks = [
  { shape: "ambi", kit: "k4" },
  { shape: "geese", kit: "k1" },
  { shape: "petal", kit: "k2" },
  { shape: "maple1", kit: "k6" },
] as const;

/** Cards from edge to edge of the window, two by two, each on the ground of its block. */
export function ApproachCards({ cards }: { cards: Point[] }) {
  return (
    <ul className="approach-cards">
      {cards.map(({ heading, text }, index) => {
        const block = blocks[(index % 4) as 0 | 1 | 2 | 3];
        return (
          <li key={heading} className={kitGround(block.kit)}>
            <h3>{heading}</h3>
            <p>{text}</p>
            <Block {...block} />
          </li>
        );
      })}
    </ul>
  );
}
