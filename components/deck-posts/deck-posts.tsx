import type { ReactNode } from "react";

/** The gallery of posts, each thrown on the table as a card. */
export function DeckPosts({ children }: { children: ReactNode }) {
  return <div className="deck-posts">{children}</div>;
}
