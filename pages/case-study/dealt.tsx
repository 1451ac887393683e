import { CaseDeck, DeckAsk, DeckHead, DeckScreen } from "../../components/case-deck/case-deck.tsx";
import { Fold } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed } from "./choreography.tsx";

/** Everything is a playing card on a table. */
export function Dealt({ entry, facts, films, posts }: ChoreographyProps) {
  const { client, summary, showcase, deck, board, colours } = entry.data;
  const ground = colourNamed(board.textOn, colours);
  if (!deck) return null; // the schema requires it
  return (
    <>
      <CaseGround project={entry.data} colour={ground}>
        <DeckHead heading={client} lead={summary} picture={deck.picture} facts={facts} />
        <Fold />
        <CaseDeck entry={entry} suit={deck.suit} />
        {showcase && <DeckScreen picture={showcase} />}
        {films}
        <div className="deck-posts">{posts}</div>
      </CaseGround>
      <DeckAsk colours={colours} ground={ground} deck={deck} />
    </>
  );
}
