import type { Block, TeamMember } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";

/** A member of the team. The portrait is grey and square; on hover and focus it has colour and an arch. */
export function PortraitCard({ member, kit }: { member: TeamMember; kit: Block["kit"] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users see the portrait in colour, too
    <article className="portrait-card" tabIndex={0}>
      <Picture {...member.portrait} />
      <div className={kitGround(kit)}>
        <h2>{member.role}</h2>
        <p>{member.name}</p>
      </div>
    </article>
  );
}
