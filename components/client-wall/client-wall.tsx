import { Carousel } from "../carousel/carousel.tsx";
import { useSite } from "../use-site.ts";

/** How many cells a phone shows at a time: two rows of four. */
const cellsAtATime = 8;

/**
 * Marks of equal weight in equal cells, and a last cell for the visitor. Wide screens show them all; on phones
 * the wall is a carousel.
 */
export function ClientWall({ label, yours }: { label: string; yours: string }) {
  const { asset, content, link } = useSite();
  const cells = content.clients.data.clients.map(({ name, mark, ratio }) => (
    <li key={mark}>
      <svg width={`${markWidth(ratio)}%`} viewBox={`0 0 ${ratio * 10} 10`} role="img" aria-label={name}>
        <use href={`${asset("sprites/clients.svg")}#${mark}`} />
      </svg>
    </li>
  ));
  const yourCell = (
    <li key="yours" className="client-wall__yours">
      <a href={link(content.contact)}>{yours}</a>
    </li>
  );
  const all = [...cells, yourCell];
  const slides = Array.from({ length: Math.ceil(all.length / cellsAtATime) }, (_, index) => (
    <ul key={index}>{all.slice(index * cellsAtATime, (index + 1) * cellsAtATime)}</ul>
  ));
  return <Carousel className="client-wall when-near" label={label} slides={slides} />;
}

/** Percentage of the cell at which a mark covers the same area as the others, within limits. */
function markWidth(ratio: number): number {
  return Math.round(Math.min(Math.max(27 * Math.sqrt(ratio), 22), 70));
}
