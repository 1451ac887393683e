import type { Point } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/** For each card, in order: the block whose ground the card has. */
const blocks = [
  { shape: "ambi", kit: "k4", ground: "ground-pale" },
  { shape: "half", kit: "k1", ground: "ground-pale" },
  { shape: "petal", kit: "k2", ground: "ground-panel" },
  { shape: "maple1", kit: "k6", ground: "ground-pale" },
] as const;

/** Cards from edge to edge of the window, two by two, each on the ground of its block. */
export function ApproachCards({ cards }: { cards: Point[] }) {
  return (
    <ul className="approach-cards">
      {cards.map(({ heading, text }, index) => {
        const { ground, ...block } = blocks[(index % 4) as 0 | 1 | 2 | 3];
        return (
          <li key={heading} className={`${ground} ${block.kit}`}>
            <h3>{heading}</h3>
            <p>{text}</p>
            <Block {...block} />
          </li>
        );
      })}
    </ul>
  );
}
