import { CaseDeck, DeckAsk, DeckBacks, DeckHead, DeckScreen } from "../../components/case-deck/case-deck.tsx";
import { PostGallery } from "../../components/post-gallery/post-gallery.tsx";
import { Fold } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, useLabels } from "./choreography.tsx";

/** Everything is a playing card on a table. */
export function Dealt({ entry, facts, films }: ChoreographyProps) {
  const { client, summary, showcase, deck, board, colours, posts } = entry.data;
  const heading = useLabels().posts;
  const ground = colourNamed(board.textOn, colours);
  const loud = colours[0]?.value ?? "";
  if (!deck) return null; // the schema requires it
  return (
    <>
      <CaseGround project={entry.data} colour={ground}>
        <DeckHead heading={client} lead={summary} picture={deck.picture} facts={facts} />
        <Fold />
        <CaseDeck entry={entry} suit={deck.suit} />
        {showcase && <DeckScreen picture={showcase} ground={loud} />}
        {films}
        <PostGallery heading={heading} posts={posts}>
          <DeckBacks count={posts.length} suit={deck.suit} colour={ground} loud={loud} />
        </PostGallery>
      </CaseGround>
      <DeckAsk colours={colours} ground={ground} deck={deck} />
    </>
  );
}
