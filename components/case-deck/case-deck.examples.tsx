import type { ImageFile } from "../../generator/site.tsx";
import { useExampleProject } from "../example-project.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { CaseDeck, DeckAsk, DeckHead, DeckScreen } from "./case-deck.tsx";

const facts = [{ label: "Client", value: "Cyberace" }];

function Deck({ body }: { body: string }) {
  return <CaseDeck entry={useExampleProject(body)} suit="cyberace" />;
}

function Ask({ back }: { back: ImageFile }) {
  const { colours } = useExampleProject("").data;
  return <DeckAsk colours={colours} ground="#371B58" deck={{ suit: "cyberace", back }} />;
}

export const examples = {
  head: (
    <WithPictures>
      {(at) => (
        <DeckHead heading="Cyberace" lead="Dealt from a deck of black." picture={at(0)} facts={facts} />
      )}
    </WithPictures>
  ),
  "long head": (
    <WithPictures>
      {(at) => (
        <DeckHead
          heading="Rindfleischetikettierungsüberwachungsgesellschaft"
          lead="A sentence that does not stop where one expects it to, because somebody had more to say."
          picture={at(0)}
          facts={facts}
        />
      )}
    </WithPictures>
  ),
  three: <Deck body={"The spade has cut corners.\n\nThe website is dark.\n\nThe posts are a hand."} />,
  one: <Deck body="The spade has cut corners." />,
  screen: <WithPictures>{(at) => <DeckScreen picture={at(0)} />}</WithPictures>,
  question: <WithPictures>{(at) => <Ask back={at(0).file} />}</WithPictures>,
};
