import type { Block as BlockData, TeamMember } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";

/**
 * A member of the team, on the ground of a kit. A portrait whose file has no ground of its own stands on that one. It is
 * grey; on hover and focus it has colour.
 */
export function PortraitCard({
  member,
  kit,
  motif,
  inStrip = false,
}: {
  member: TeamMember;
  kit: BlockData["kit"];
  /** The block behind the head, without its ground, if there is one. */
  motif?: BlockData;
  /** One of a row below a heading: its role is a heading of the next level. In colour from the start: see team-strip.css. */
  inStrip?: boolean;
}) {
  const Role = inStrip ? "h3" : "h2";
  return (
    // Focusable: keyboard users see the portrait in colour, too
    <article
      className={`portrait-card ${inStrip ? "" : "two-rings "}${kitGround(kit)}`}
      tabIndex={inStrip ? undefined : 0}
    >
      <div>
        <Role>{member.role}</Role>
        <p>{member.name}</p>
      </div>
      {motif && <Block {...motif} className={`portrait-card__${motif.shape}`} />}
      <Picture {...member.portrait} />
    </article>
  );
}
