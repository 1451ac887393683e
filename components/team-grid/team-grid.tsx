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
 * All members of the team at one table, shoulder to shoulder, each before a cloth of another colour; their roles are on
 * place cards. The last seat is the visitor's: a link to the contact page, with a figure that is not sewn on yet.
 *
 * @param count shows only the first members
 */
export function TeamGrid({ count }: { count?: number }) {
  const { content, link } = useSite();
  return (
    <ul className="team-grid">
      {content.team.slice(0, count).map((member, index) => (
        <li key={member.file}>
          <PortraitCard member={member.data} kit={patchOf(index).kit} />
        </li>
      ))}
      <li className="team-grid__you">
        <a href={link(content.contact)}>
          <svg viewBox="0 0 480 600" aria-hidden="true">
            <path d="M40 700V508a90 90 0 0 1 70-88l94-30v-40a92 110 0 0 1-50-92v-52a86 96 0 0 1 172 0v52a92 110 0 0 1-50 92v40l94 30a90 90 0 0 1 70 88v192" />
          </svg>
          <span>{content.ourTeam.data.you}</span>
          <MoreLink>{content.contact.data.menu}</MoreLink>
        </a>
      </li>
    </ul>
  );
}
