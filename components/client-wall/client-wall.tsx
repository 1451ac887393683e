import { Carousel } from "../carousel/carousel.tsx";
import { useSite } from "../use-site.ts";

/** Cells on one slide of the carousel: four rows of two. */
const cellsPerSlide = 8;

/**
 * The logos of clients in equal cells, and a last cell that invites the visitor. Wide windows show them all, the first
 * eight large; on phones they are a carousel. The logo of a client with a case study links to it.
 */
export function ClientWall({ label, yours }: { label: string; yours: string }) {
  const { asset, content, link } = useSite();
  const cells = content.clients.data.clients.map(({ name, mark }) => {
    const logo = (
      <svg role="img" aria-label={name}>
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
