import type { Project } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { ClearingRabbit } from "../clearing-heap/clearing-heap.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { tint } from "../client-ground/contrast.ts";
import { useSite } from "../use-site.ts";

/**
 * The logo and the colours in one window: a pile of boxes. The logo is on a label of the box that carries
 * others; the first one is open, and out of it looks the rabbit.
 *
 * @param ink of text, of the rabbit, and of the box with the logo
 * @param loud of the box that is open; the wall is a tint of it
 * @param second of the gap below the lid of the box with the logo
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
    <ClientGround colour={tint(loud)} ink={ink} className="clearing-identity">
      <ul className="clearing-boxes" aria-label={useSite().content.labels.data.caseStudy.colours}>
        {colours.map(({ name, value }) => (
          <ClientGround
            as="li"
            key={value}
            colour={value}
            ink={value === ink ? second : ink}
            className="clearing-box"
          >
            {value === loud && <ClearingRabbit colour={ink} />}
            {value === ink && <Picture {...board.logo} />}
            <span>{name}</span>
            <span>{value.toUpperCase()}</span>
          </ClientGround>
        ))}
      </ul>
    </ClientGround>
  );
}
