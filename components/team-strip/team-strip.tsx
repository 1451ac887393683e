import { Icon } from "../icon/icon.tsx";
import { PortraitCard } from "../portrait-card/portrait-card.tsx";
import { patchOf } from "../team-grid/team-grid.tsx";
import { useSite } from "../use-site.ts";

/** All members of the team as patches from edge to edge, in four columns, on phones in two, after one that leads to their page. */
export function TeamStrip() {
  const { content, link } = useSite();
  const { heading, lead } = content.ourTeam.data;
  return (
    <section className="team-strip lazy-section">
      <a className="ground-panel" href={link(content.ourTeam)}>
        <h2>{heading}</h2>
        <p>{lead}</p>
        <Icon name="arrow-right" />
      </a>
      <ul>
        {content.team.map((member, index) => (
          <li key={member.file}>
            <PortraitCard member={member.data} {...patchOf(index)} inStrip />
          </li>
        ))}
      </ul>
    </section>
  );
}
