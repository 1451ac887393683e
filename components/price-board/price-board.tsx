import type { ReactNode } from "react";
import type { Project } from "../../content/schemas.ts";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { type SignGrounds, SignPanels } from "../road-sign/road-sign.tsx";

/** A sign with the text, and the colours beside it like prices, as high as their `parts`. */
export function PriceBoard({
  grounds,
  colours,
  label,
  children,
}: {
  grounds: SignGrounds;
  colours: Project["colours"];
  /** Of the colours. */
  label: string;
  /** A `CaseText` on a ground of its own. */
  children: ReactNode;
}) {
  return (
    <SignPanels grounds={grounds} isLit className="price-board">
      {children}
      <ul aria-label={label}>
        {colours.map(({ name, value, parts }) => (
          <ClientGround
            as="li"
            key={name}
            colour={value}
            ink={grounds.road}
            className={`price-board__parts-${parts}`}
          >
            <span>{name}</span> <span>{value.toUpperCase()}</span>
          </ClientGround>
        ))}
      </ul>
    </SignPanels>
  );
}
