import type { Block } from "../../content/schemas.ts";
import { MoreLink } from "../more-link/more-link.tsx";
import { PortraitCard } from "../portrait-card/portrait-card.tsx";
import { useSite } from "../use-site.ts";

const patches = [
  { kit: "k4", motif: { shape: "arch", kit: "k6" } },
  { kit: "k1", motif: { shape: "petal", kit: "k3" } },
  { kit: "k6", motif: { shape: "geese", kit: "k4" } },
  { kit: "k7", motif: { shape: "maple1", kit: "k7" } },
  { kit: "k8", motif: { shape: "star", kit: "k6" } },
  { kit: "k2", motif: { shape: "bloom", kit: "k2" } },
  { kit: "k5", motif: { shape: "pine", kit: "k8" } },
] as const satisfies { kit: Block["kit"]; motif: Block }[];

/** The patch of each member in turn: the kit of the ground, and the block behind the head. */
export function patchOf(index: number): (typeof patches)[number] {
  return patches[index % patches.length] ?? patches[0];
}

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
      {content.team.slice(0, count).map((member, index) => {
        const patch = patchOf(index);
        return (
          <li key={member.file} className={patch.kit}>
            <PortraitCard member={member.data} {...patch} />
          </li>
        );
      })}
      <li className="team-grid__you">
        <a href={link(content.contact)}>
          <span>{content.ourTeam.data.you}</span>
          <MoreLink>{content.contact.data.menu}</MoreLink>
        </a>
      </li>
    </ul>
  );
}
