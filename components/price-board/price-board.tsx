import type { ReactNode } from "react";
import type { Project } from "../../content/schemas.ts";
import { type Fact, PlainFacts } from "../case-facts/case-facts.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { type SignGrounds, SignPanels } from "../road-sign/road-sign.tsx";

/**
 * Two signs, side by side in wide windows: the text as on a motorway, below a tab with its label, and on a high one the facts
 * and the colours like prices, as high as their `parts`.
 *
 * @param heading beside the label
 * @param ground of the facts
 * @param colours with the name of their list
 * @param children paragraphs in one element
 */
export function PriceBoard({
  grounds,
  label,
  heading,
  facts,
  ground,
  colours: { label: coloursLabel, list },
  children,
}: {
  grounds: SignGrounds;
  label: string;
  heading: string;
  facts: Fact[];
  ground: string;
  colours: { label: string; list: Project["colours"] };
  children: ReactNode;
}) {
  return (
    <section className="price-board">
      <SignPanels grounds={grounds} className="price-board__guide">
        <ClientGround colour={grounds.light} ink={grounds.road} className="price-board__label">
          <p className="lead">{label}</p>
          <h2>{heading}</h2>
        </ClientGround>
        <ClientGround colour={grounds.logo} className="price-board__text">
          {children}
        </ClientGround>
      </SignPanels>
      <SignPanels grounds={grounds} isLit className="price-board__pylon">
        <ClientGround colour={ground} ink={grounds.road} className="price-board__facts">
          <PlainFacts facts={facts} />
        </ClientGround>
        <ul aria-label={coloursLabel}>
          {list.map(({ name, value, parts }) => (
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
    </section>
  );
}
