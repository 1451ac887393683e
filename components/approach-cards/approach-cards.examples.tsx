import { ApproachCards } from "./approach-cards.tsx";

const card = { heading: "Ask before drawing", text: "The first meeting is about your customers." };

export const examples = {
  four: (
    <ApproachCards
      heading="How we work"
      lead="Four habits."
      cards={["One", "Two", "Three", "Four"].map((n) => ({ ...card, heading: n }))}
    />
  ),
};
