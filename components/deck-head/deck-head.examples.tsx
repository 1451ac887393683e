import { WithPictures } from "../with-pictures.tsx";
import { DeckHead } from "./deck-head.tsx";

const deck = { loud: "#C8FF3E", suit: "cyberace", facts: [{ label: "Client", value: "Cyberace" }] };

export const examples = {
  short: (
    <WithPictures>
      {(at) => <DeckHead heading="Cyberace" lead="Dealt from a deck of black." picture={at(0)} {...deck} />}
    </WithPictures>
  ),
  long: (
    <WithPictures>
      {(at) => (
        <DeckHead
          heading="Rindfleischetikettierungsüberwachungsgesellschaft"
          lead="A sentence that does not stop where one expects it to, because somebody had more to say."
          picture={at(0)}
          {...deck}
        />
      )}
    </WithPictures>
  ),
};
