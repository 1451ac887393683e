import type { TeamMember } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";

/** A member of the team. The portrait is grey and square; on hover and focus it has colour and an arch. */
export function PortraitCard({ member }: { member: TeamMember }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users see the portrait in colour, too
    <article className="portrait-card" tabIndex={0}>
      <Picture {...member.portrait} />
      <h2>{member.role}</h2>
      <p>{member.name}</p>
    </article>
  );
}
