import { Carousel } from "../carousel/carousel.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { ClientMark } from "./client-mark.tsx";

/** Cells on one slide of the carousel: four rows of two. */
const cellsPerSlide = 8;

/**
 * The logos of clients in equal cells, and a last cell that invites the visitor. Wide windows show them all, the first
 * eight large; on phones they are a carousel. A client with a case study stands on its loudest colour and links to it.
 */
export function ClientWall({ label, yours }: { label: string; yours: string }) {
  const { content, link } = useSite();
  const cells = content.clients.data.clients.map(({ name, mark }) => {
    const logo = <ClientMark name={name} mark={mark} />;
    const project = content.portfolio.find(({ data }) => data.client === name);
    const colour = project?.data.colours[0]?.value;
    if (!project || !colour) return <li key={mark}>{logo}</li>;
    return (
      <ClientGround as="li" key={mark} colour={colour} className="client-wall__known">
        <a href={link(project)}>{logo}</a>
      </ClientGround>
    );
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
