import type { ReactNode } from "react";
import type { Project } from "../../content/schemas.ts";
import { type Crop, type Entry, type ImageFile, Markdown, Picture } from "../../generator/site.tsx";
import { CaseLogo } from "../case-logo/case-logo.tsx";
import { firstSentence, paragraphs } from "../paragraphs.ts";
import { PlayingCard } from "../playing-card/playing-card.tsx";
import { useSite } from "../use-site.ts";

/**
 * The text about the solution and the identity, dealt: the first paragraph on a pale court card, in large letters, what
 * follows its colon marked; the others on two cards, dark and loud, its first sentence large, and one pip across both; and
 * the whole deck as a fan, the four colours face up in its middle, all of them aces; the logo lies across its foot.
 */
export function CaseDeck({ entry, suit }: { entry: Entry<Project>; suit: string }) {
  const { asset, content } = useSite();
  const { solution, solutionLead, colours: label } = content.labels.data.caseStudy;
  const { colours, board } = entry.data;
  const [loud, pale] = colours.map(({ value }) => value);
  const ink = colours.find(({ name }) => name === board.textOn)?.value ?? "";
  const suits = asset("sprites/suits.svg");
  const deck = { suit, loud: loud ?? "", ink };
  return (
    <>
      <div className="deck-text">
        {paragraphs(entry.body).map((text, place) => {
          const isCourt = place === 0;
          const colour = [isCourt ? pale : loud, ink][place % 2] ?? "";
          const body = isCourt ? text.replace(/(?<=: ).+$/, "**$&**") : text.replace(firstSentence, "$&\n\n");
          const pip = colour === ink ? loud : ink;
          return (
            <PlayingCard
              key={text}
              {...deck}
              colour={colour}
              index={<Corner suit={suit} colour={pip} letter={isCourt ? "K" : "A"} />}
              className={isCourt ? "deck-text__court" : ""}
            >
              <svg className="deck-text__drawing" color={pip} aria-hidden="true">
                <use href={`${suits}#${suit}${isCourt ? "-court" : ""}`} />
              </svg>
              <div className="deck-text__words">
                {isCourt && <p className="lead">{solution}</p>}
                {isCourt && <h2>{solutionLead}</h2>}
                <Markdown entry={{ ...entry, body }} />
              </div>
            </PlayingCard>
          );
        })}
      </div>
      <div className="deck-identity">
        <Backs loud={deck.loud} ink={ink} />
        <ul className="deck-hand" aria-label={label}>
          {colours.map(({ name, value }) => (
            <PlayingCard
              key={value}
              as="li"
              {...deck}
              colour={value}
              isAce
              index={
                <>
                  <span>{name}</span>
                  <span>{value.toUpperCase()}</span>
                </>
              }
            />
          ))}
        </ul>
        <Backs loud={deck.loud} ink={ink} isRight />
        <CaseLogo logo={board.logo} ground={loud ?? ""} />
      </div>
    </>
  );
}

/** The letter of a card above its pip. */
function Corner({ suit, colour, letter }: { suit: string; colour: string | undefined; letter: string }) {
  return (
    <svg className="deck-corner" viewBox="0 0 160 340" color={colour} aria-hidden="true">
      <text x="80" y="128" fontSize="170" fill="currentColor" textAnchor="middle">
        {letter}
      </text>
      <use href={`${useSite().asset("sprites/suits.svg")}#${suit}`} y="160" width="160" height="180" />
    </svg>
  );
}

/** A side of the fan: cards face down, each within the one before and turned by as much again. */
function Backs({ loud, ink, isRight = false }: { loud: string; ink: string; isRight?: boolean }) {
  const card = <rect width="100" height="144" rx="6" />;
  const dealt = (count: number): ReactNode =>
    count > 0 && (
      <g>
        {isRight && card}
        {dealt(count - 1)}
        {!isRight && card}
      </g>
    );
  return (
    <svg
      className={`deck-backs deck-backs--${isRight ? "right" : "left"}`}
      viewBox="0 0 100 144"
      fill={ink}
      stroke={loud}
      aria-hidden="true"
    >
      {dealt(11)}
    </svg>
  );
}

/** A picture from edge to edge of the table, of a screen, or a photograph with its caption. */
export function DeckScreen({
  picture: { caption, ...picture },
}: {
  picture: {
    file: ImageFile;
    alt: string;
    wide?: ImageFile | undefined;
    phone?: Crop | undefined;
    caption?: string | undefined;
  };
}) {
  return (
    <figure className="deck-screen">
      <Picture {...picture} sizes="100vw" />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
