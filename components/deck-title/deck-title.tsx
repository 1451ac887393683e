import { Picture } from "../../generator/site.tsx";
import type { Lettering } from "../lettered.tsx";
import { useSite } from "../use-site.ts";

/**
 * A heading with a card of a client's deck between its letters: the card lies on all but the last word, or the last three
 * letters of a single one, which stand before it, white beside the card and black on it; so do all that are drawn.
 *
 * @param lettering the heading in the client's own letters, white; in the first window as an `h1`
 */
export function DeckTitle({
  as: Heading,
  heading,
  lettering,
  className = "",
  loud,
  suit,
  isTurned = false,
}: {
  as: "h1" | "h2";
  heading: string;
  lettering?: Lettering | undefined;
  className?: string | undefined;
  /** The card's colour: `#c8ff3e` */
  loud: string;
  /** A symbol in `assets/sprites/suits.svg`. */
  suit: string;
  /** Its middle is left free for what stands on it. */
  isTurned?: boolean;
}) {
  const drawn = lettering?.words === heading ? lettering : undefined;
  const front = heading.lastIndexOf(" ") + 1 || Math.max(heading.length - 3, 0);
  const pip = `${useSite().asset("sprites/suits.svg")}#${suit}`;
  return (
    <Heading className={`deck-title ${className}`.trim()}>
      {!drawn && heading.slice(0, front)}
      {drawn && <span className="visually-hidden">{heading}</span>}
      <span className="deck-title__front">
        {drawn ? (
          <Picture file={drawn.file} wide={drawn.wide} alt="" eager={Heading === "h1"} />
        ) : (
          heading.slice(front)
        )}
      </span>
      <svg className="deck-title__card" viewBox="0 0 100 144" color="black" aria-hidden="true">
        <path fill="white" d="M6 0h88a6 6 0 0 1 6 6v132a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z" />
        {!isTurned && <use href={pip} x="28" y="46" width="44" height="49.5" />}
        <g transform="rotate(180 50 72)">
          <text x="5.6" y="16" fontSize="13" fill="currentColor">
            A
          </text>
          <use href={pip} x="6" y="20" width="8" height="9" />
        </g>
      </svg>
      <svg className="deck-title__card deck-title__card--dye" viewBox="0 0 100 144" aria-hidden="true">
        <rect width="100" height="144" rx="6" fill={loud} stroke={loud} strokeWidth="0.4" />
      </svg>
    </Heading>
  );
}
