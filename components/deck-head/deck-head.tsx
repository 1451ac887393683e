import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { CaseFacts, type Fact } from "../case-facts/case-facts.tsx";
import { sizeOf } from "../case-head/case-head.tsx";
import { DeckTitle } from "../deck-title/deck-title.tsx";
import type { NameLettering } from "../lettered.tsx";

/** The head of a case study that is dealt in cards: the table fills the window, and its ace lies between the letters of the name. */
export function DeckHead({
  heading,
  lead,
  picture,
  facts,
  lettering,
  loud,
  suit,
}: {
  heading: string;
  lead: string;
  picture: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
  facts: Fact[];
  lettering?: NameLettering | undefined;
  /** The ace's colour: `#c8ff3e` */
  loud: string;
  /** A symbol in `assets/sprites/suits.svg`. */
  suit: string;
}) {
  return (
    <section className="case-head deck-head">
      <div className="case-head__picture">
        <Picture {...picture} sizes="(min-width: 40rem) 125vw, 100vw" eager />
      </div>
      <div className="deck-head__table wrap">
        <Breadcrumb />
        <DeckTitle
          as="h1"
          className={sizeOf(heading, true)}
          lettering={lettering && { file: lettering.name, wide: lettering.wide, words: heading }}
          {...{ heading, loud, suit }}
        />
        <p className="lead">{lead}</p>
      </div>
      <CaseFacts facts={facts} arePaired />
    </section>
  );
}
