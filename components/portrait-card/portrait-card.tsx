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
}: {
  member: TeamMember;
  kit: BlockData["kit"];
  /** The block behind the head, without its ground. */
  motif: BlockData;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users see the portrait in colour, too
    <article className={`portrait-card ${kitGround(kit)}`} tabIndex={0}>
      <div>
        <h2>{member.role}</h2>
        <p>{member.name}</p>
      </div>
      <Block {...motif} className={`portrait-card__${motif.shape}`} />
      <Picture {...member.portrait} />
    </article>
  );
}
