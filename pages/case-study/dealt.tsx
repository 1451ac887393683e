import { CaseDeck, DeckScreen } from "../../components/case-deck/case-deck.tsx";
import { DeckAsk } from "../../components/deck-ask/deck-ask.tsx";
import { DeckHead } from "../../components/deck-head/deck-head.tsx";
import { DeckPosts } from "../../components/deck-posts/deck-posts.tsx";
import { Fold } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed } from "./choreography.tsx";

/** Everything is a playing card on a table. */
export function Dealt({ entry, facts, films, posts }: ChoreographyProps) {
  const { client, summary, showcase, inUse, deck, board, colours, lettering } = entry.data;
  const ground = colourNamed(board.textOn, colours);
  if (!deck) return null; // the schema requires it
  const loud = colours[0]?.value ?? "";
  return (
    <>
      <CaseGround project={entry.data} colour={ground}>
        <DeckHead heading={client} lead={summary} facts={facts} loud={loud} lettering={lettering} {...deck} />
        <Fold />
        <CaseDeck entry={entry} suit={deck.suit} />
        {showcase && <DeckScreen picture={showcase} />}
        {films}
        <DeckPosts>{posts}</DeckPosts>
        {inUse && <DeckScreen picture={inUse} />}
      </CaseGround>
      <DeckAsk colours={colours} ground={ground} suit={deck.suit} lettering={lettering?.ask} />
    </>
  );
}
