import type { Point } from "../../content/schemas.ts";

/** Cards, two by two, with stitches between them and none around them. */
export function ApproachCards({ cards }: { cards: Point[] }) {
  return (
    <ul className="approach-cards">
      {cards.map((card) => (
        <li key={card.heading}>
          <h3>{card.heading}</h3>
          <p>{card.text}</p>
        </li>
      ))}
    </ul>
  );
}
