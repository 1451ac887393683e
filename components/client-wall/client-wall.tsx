import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { ClientMark } from "./client-mark.tsx";

/**
 * A quilt of the logos of clients. Those with a case study have a large patch, on the loudest colour of their case study, which
 * it links to; the others are on a ribbon, stand-ins without their names. The last patch invites the visitor.
 */
export function ClientWall({ yours }: { yours: string }) {
  const { content, link } = useSite();
  const clients = content.clients.data.clients.map((client) => {
    const project = content.portfolio.find(({ data }) => data.client === client.name);
    return { ...client, project, colour: project?.data.colours[0]?.value };
  });
  const labels = clients.filter(({ colour }) => !colour);
  return (
    <ul className="client-wall">
      {clients.map(
        ({ name, mark, project, colour }) =>
          project &&
          colour && (
            <ClientGround as="li" key={mark} colour={colour}>
              <a href={link(project)}>
                <ClientMark name={name} mark={mark} />
              </a>
            </ClientGround>
          ),
      )}
      {labels.length > 0 && (
        <li>
          <ul>
            {labels.map(({ name, mark, standIn }) => (
              <li key={mark}>
                <ClientMark mark={mark} name={standIn && name} />
                {!standIn && name}
              </li>
            ))}
          </ul>
        </li>
      )}
      <li>
        <a href={link(content.contact)}>{yours}</a>
      </li>
    </ul>
  );
}
