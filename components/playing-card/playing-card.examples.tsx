import { PlayingCard } from "./playing-card.tsx";

const deck = { ink: "#0B0F0D", loud: "#C8FF3E", suit: "cyberace" };

export const examples = {
  ace: (
    <ul>
      <PlayingCard {...deck} as="li" colour="#0B0F0D" index="Black" isAce />
    </ul>
  ),
  text: (
    <PlayingCard {...deck} colour="#F1F6EF" index="K">
      <p>A chip stands in for a letter.</p>
    </PlayingCard>
  ),
};
