import { useExampleProject } from "../example-project.tsx";
import { WithPictures } from "../with-pictures.tsx";
import { CaseDeck, DeckScreen } from "./case-deck.tsx";

function Deck({ body }: { body: string }) {
  return <CaseDeck entry={useExampleProject(body)} suit="cyberace" />;
}

export const examples = {
  three: <Deck body={"The spade has cut corners.\n\nThe website is dark.\n\nThe posts are a hand."} />,
  one: <Deck body="The spade has cut corners." />,
  photograph: (
    <WithPictures>
      {(at) => <DeckScreen picture={{ ...at(1), caption: "The deck that every member is dealt." }} />}
    </WithPictures>
  ),
  screen: <WithPictures>{(at) => <DeckScreen picture={at(0)} />}</WithPictures>,
};
