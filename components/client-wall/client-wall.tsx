import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { ClientMark } from "./client-mark.tsx";

/**
 * The logos of clients, and a last cell that invites the visitor. A client with a case study stands in a large cell on
 * its loudest colour, which links to it.
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
  return (
    <ul className="client-wall lazy-section" aria-label={label}>
      {cells}
      <li className="client-wall__yours">
        <a href={link(content.contact)}>{yours}</a>
      </li>
    </ul>
  );
}
