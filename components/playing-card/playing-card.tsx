import type { ReactNode } from "react";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { hasLightText } from "../client-ground/contrast.ts";
import { useSite } from "../use-site.ts";

/**
 * A card of a client's deck: an index in two opposite corners, the lower one upside down, and between them one large pip
 * or whatever else it carries.
 */
export function PlayingCard({
  as,
  colour,
  ink,
  loud,
  suit,
  index,
  isAce = false,
  className = "",
  children,
}: {
  as?: "div" | "li";
  /** `#e4452b` */
  colour: string;
  ink: string;
  /** The rim and the pips of a dark card; on others they have the ink. */
  loud: string;
  /** A symbol in `assets/sprites/suits.svg`. */
  suit: string;
  /** In the corners. */
  index: ReactNode;
  isAce?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const isDark = hasLightText(colour);
  const pip = <Pip suit={suit} colour={isDark ? loud : undefined} />;
  return (
    <ClientGround
      as={as}
      colour={colour}
      ink={ink}
      patch={colour === loud ? undefined : loud}
      className={`playing-card ${className}`.trim()}
    >
      <svg className="playing-card__rim" aria-hidden="true">
        <rect width="100%" height="100%" fill="none" stroke={isDark ? loud : ink} />
      </svg>
      <div className="playing-card__index">{index}</div>
      {children}
      {isAce && pip}
      <div className="playing-card__index playing-card__index--turned" aria-hidden="true">
        {index}
      </div>
    </ClientGround>
  );
}

function Pip({ suit, colour }: { suit: string; colour?: string | undefined }) {
  return (
    <svg className="playing-card__pip" color={colour} aria-hidden="true">
      <use href={`${useSite().asset("sprites/suits.svg")}#${suit}`} />
    </svg>
  );
}
