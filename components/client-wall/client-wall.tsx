import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { ClientMark } from "./client-mark.tsx";

/**
 * The logos of clients, and a last cell that invites the visitor. A client with a case study stands on its loudest
 * colour, which links to it, in a cell as large as four; where these cells do not fill their rows, all are of one size.
 */
export function ClientWall({ label, yours }: { label: string; yours: string }) {
  const { content, link } = useSite();
  const cells = useCells();
  const places = cells.length + 3 * cells.filter(({ known }) => known).length + 1;
  return (
    <ul className={`client-wall lazy-section${places % 8 ? " client-row" : ""}`} aria-label={label}>
      {cells.map(
        ({ name, mark, known }) =>
          known ?? (
            <li key={mark}>
              <ClientMark name={name} mark={mark} />
            </li>
          ),
      )}
      <li className="client-wall__yours">
        <a href={link(content.contact)}>{yours}</a>
      </li>
    </ul>
  );
}

/** All clients, with the cell of those that have a case study. */
function useCells() {
  const { content, link } = useSite();
  return content.clients.data.clients.map(({ name, mark }) => {
    const project = content.portfolio.find(({ data }) => data.client === name);
    const colour = project?.data.colours[0]?.value;
    const known = project && colour && (
      <ClientGround as="li" key={mark} colour={colour} className="client-wall__known">
        <a href={link(project)}>
          <ClientMark name={name} mark={mark} />
        </a>
      </ClientGround>
    );
    return { name, mark, known };
  });
}
