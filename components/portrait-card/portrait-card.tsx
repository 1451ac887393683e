import type { TeamMember } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";

/** A member of the team. Grey and square at rest; with attention, in colour and under an arch. */
export function PortraitCard({ member }: { member: TeamMember }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the colour comes back for the keyboard, too
    <article className="portrait-card" tabIndex={0}>
      <Picture {...member.portrait} />
      <h2>{member.role}</h2>
      <p>{member.name}</p>
    </article>
  );
}
