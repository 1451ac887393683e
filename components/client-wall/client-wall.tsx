import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { ClientMark } from "./client-mark.tsx";

/**
 * The logos of clients: first those without a case study, with their names. The others are a quilt, each on the loudest
 * colour of its case study, which it links to; its last patch invites the visitor.
 */
export function ClientWall({ yours }: { yours: string }) {
  const { content, link } = useSite();
  const clients = content.clients.data.clients.map((client) => {
    const project = content.portfolio.find(({ data }) => data.client === client.name);
    return { ...client, project, colour: project?.data.colours[0]?.value };
  });
  return (
    <>
      <ul className="client-wall">
        {clients.map(
          ({ name, mark, colour }) =>
            !colour && (
              <li key={mark}>
                <ClientMark name={name} mark={mark} />
                <span aria-hidden="true">{name}</span>
              </li>
            ),
        )}
      </ul>
      <ul className="client-quilt">
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
        <li className="client-wall__yours">
          <a href={link(content.contact)}>{yours}</a>
        </li>
      </ul>
    </>
  );
}
