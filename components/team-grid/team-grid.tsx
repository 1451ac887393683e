import type { Block } from "../../content/schemas.ts";
import { MoreLink } from "../more-link/more-link.tsx";
import { PortraitCard } from "../portrait-card/portrait-card.tsx";
import { useSite } from "../use-site.ts";

/** The grounds, in turn. */
const kits: Block["kit"][] = ["k4", "k1", "k6", "k3", "k8", "k2", "k5"];

/**
 * All members of the team, a quilt as wide as the window, four in a row, and a patch for the visitor, not sewn on yet,
 * which fills the rest of the last row: a link to the contact page.
 *
 * @param count shows only the first members
 */
export function TeamGrid({ count }: { count?: number }) {
  const { content, link } = useSite();
  return (
    <ul className="team-grid">
      {content.team.slice(0, count).map((member, index) => (
        <li key={member.file}>
          <PortraitCard member={member.data} kit={kits[index % kits.length] ?? "k1"} />
        </li>
      ))}
      <li className="team-grid__you">
        <a href={link(content.contact)}>
          <span>{content.ourTeam.data.you}</span>
          <MoreLink>{content.contact.data.menu}</MoreLink>
        </a>
      </li>
    </ul>
  );
}
