import { useSite } from "../../generator/site.tsx";

/**
 * Marks of equal weight in equal cells, and a last cell for the visitor. Phones show two rows of four at a
 * time, and the wall moves sideways.
 */
export function ClientWall({ yours }: { yours: string }) {
  const { asset, content, link } = useSite();
  return (
    <ul className="client-wall">
      {content.clients.data.clients.map(({ name, mark, ratio }) => (
        <li key={mark}>
          <svg width={`${markWidth(ratio)}%`} viewBox={`0 0 ${ratio * 10} 10`} role="img" aria-label={name}>
            <use href={`${asset("sprites/clients.svg")}#${mark}`} />
          </svg>
        </li>
      ))}
      <li className="client-wall__yours">
        <a href={link(content.contact)}>{yours}</a>
      </li>
    </ul>
  );
}

/** Percentage of the cell at which a mark covers the same area as the others, within limits. */
function markWidth(ratio: number): number {
  return Math.round(Math.min(Math.max(27 * Math.sqrt(ratio), 22), 70));
}
