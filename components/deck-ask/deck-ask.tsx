import type { Project } from "../../content/schemas.ts";
import { AskAnswer } from "../ask-answer/ask-answer.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { DeckTitle } from "../deck-title/deck-title.tsx";
import type { Lettering } from "../lettered.tsx";
import { useSite } from "../use-site.ts";

/** The end of a case study that is dealt in cards: the ace of its head lies between the words of the question, and carries the answer. */
export function DeckAsk({
  colours,
  ground,
  suit,
  lettering,
}: {
  colours: Project["colours"];
  ground: string;
  suit: string;
  /** The question in the client's own letters. */
  lettering?: Lettering | undefined;
}) {
  const { ask } = useSite().content.labels.data.caseStudy;
  const [loud = "", pale] = colours.map(({ value }) => value);
  return (
    <section className="deck-ask">
      <ClientGround colour={ground} ink={loud}>
        <div className="deck-ask__deal wrap">
          <DeckTitle as="h2" heading={ask} {...{ lettering, loud, suit }} isTurned />
          <ClientGround colour={loud} ink={ground} patch={pale} className="deck-ask__answer">
            <AskAnswer />
          </ClientGround>
        </div>
      </ClientGround>
    </section>
  );
}
