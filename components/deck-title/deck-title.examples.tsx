import { ClientGround } from "../client-ground/client-ground.tsx";
import { DeckTitle } from "./deck-title.tsx";

const deck = { loud: "#C8FF3E", suit: "cyberace" };

export const examples = {
  word: (
    <ClientGround colour="#0B0F0D" className="deck-ask section">
      <DeckTitle as="h2" heading="Cyberace" {...deck} />
    </ClientGround>
  ),
  words: (
    <ClientGround colour="#0B0F0D" className="deck-ask section">
      <DeckTitle as="h2" heading="Yours next?" {...deck} isTurned />
    </ClientGround>
  ),
};
