import { useExampleProject } from "../example-project.tsx";
import { DeckAsk } from "./deck-ask.tsx";

function Ask() {
  return <DeckAsk colours={useExampleProject("").data.colours} ground="#371B58" suit="cyberace" />;
}

export const examples = { question: <Ask /> };
