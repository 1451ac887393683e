import { PortraitCard } from "../portrait-card/portrait-card.tsx";
import { useSite } from "../use-site.ts";

/** All members of the team, four in a row. */
export function TeamGrid() {
  return (
    <ul className="wrap team-grid">
      {useSite().content.team.map((member) => (
        <li key={member.file}>
          <PortraitCard member={member.data} />
        </li>
      ))}
    </ul>
  );
}
