import type { Project } from "../../content/schemas.ts";
import { CaseLogo } from "../case-logo/case-logo.tsx";
import { ClearingRabbit } from "../clearing-heap/clearing-heap.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";

/**
 * The logo above the colours, in one window: boxes on shelves, the wider the more of their colour there is. The first
 * is open below the logo, whose left end is its mark; out of it looks the rabbit.
 *
 * @param ink the wall
 * @param loud of text on the wall
 * @param second of the rabbit, and of text on the box that has the colour of the wall
 */
export function ClearingBoxes({
  project: { board, colours },
  ink,
  loud,
  second,
}: {
  project: Pick<Project, "board" | "colours">;
  ink: string;
  loud: string;
  second: string;
}) {
  return (
    <ClientGround colour={ink} ink={loud} className="clearing-identity">
      <CaseLogo logo={board.logo} ground={ink} />
      <ul className="clearing-boxes" aria-label={useSite().content.labels.data.caseStudy.colours}>
        {colours.map(({ name, value, parts }) => (
          <ClientGround
            as="li"
            key={value}
            colour={value}
            ink={value === ink ? second : ink}
            className={`clearing-box clearing-box--${parts}`}
          >
            {value === loud && <ClearingRabbit colour={second} />}
            <span>{name}</span>
            <span>{value.toUpperCase()}</span>
          </ClientGround>
        ))}
      </ul>
    </ClientGround>
  );
}
