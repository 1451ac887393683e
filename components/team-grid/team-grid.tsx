import { PortraitCard } from "../portrait-card/portrait-card.tsx";
import { useSite } from "../use-site.ts";

/** All members, four in a row; the eighth place stays empty. */
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
