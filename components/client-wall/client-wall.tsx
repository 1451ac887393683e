import { Carousel } from "../carousel/carousel.tsx";
import { useSite } from "../use-site.ts";

/** Cells on one slide of the carousel: two rows of four. */
const cellsPerSlide = 8;

/**
 * The logos of clients in equal cells, and a last cell that invites the visitor. Wide windows show them all; on phones
 * they are a carousel. The logo of a client with a case study links to it.
 */
export function ClientWall({ label, yours }: { label: string; yours: string }) {
  const { asset, content, link } = useSite();
  const cells = content.clients.data.clients.map(({ name, mark, ratio }) => {
    const logo = (
      <svg
        width={`${markWidth(ratio)}%`}
        viewBox={`0 0 ${(ratio * 10).toFixed(1)} 10`}
        role="img"
        aria-label={name}
      >
        <use href={`${asset("sprites/clients.svg")}#${mark}`} />
      </svg>
    );
    const project = content.portfolio.find(({ data }) => data.client === name);
    return <li key={mark}>{project ? <a href={link(project)}>{logo}</a> : logo}</li>;
  });
  const yourCell = (
    <li key="yours" className="client-wall__yours">
      <a href={link(content.contact)}>{yours}</a>
    </li>
  );
  const all = [...cells, yourCell];
  const slides = Array.from({ length: Math.ceil(all.length / cellsPerSlide) }, (_, index) => (
    <ul key={index}>{all.slice(index * cellsPerSlide, (index + 1) * cellsPerSlide)}</ul>
  ));
  return <Carousel className="client-wall lazy-section" label={label} slides={slides} />;
}

/** The width of a logo in percent of its cell, so that all logos cover about the same area. @param ratio width to height */
function markWidth(ratio: number): number {
  return Math.round(Math.min(Math.max(27 * Math.sqrt(ratio), 22), 70));
}
