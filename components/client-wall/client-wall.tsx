import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { ClientMark } from "./client-mark.tsx";

/**
 * A quilt of the logos of clients. Those with a case study have a large patch, on the loudest colour of their case study, which
 * it links to; the others have a label each on a woven ribbon. The last patch invites the visitor.
 */
export function ClientWall({ yours }: { yours: string }) {
  const { content, link } = useSite();
  return (
    <ul className="client-wall">
      {content.clients.data.clients.map(({ name, mark }) => {
        const project = content.portfolio.find(({ data }) => data.client === name);
        const colour = project?.data.colours[0]?.value;
        return project && colour ? (
          <ClientGround as="li" key={mark} colour={colour}>
            <a href={link(project)}>
              <ClientMark name={name} mark={mark} />
            </a>
          </ClientGround>
        ) : (
          <li key={mark}>
            <ClientMark mark={mark} />
            {name}
          </li>
        );
      })}
      <li className="client-wall__yours">
        <a href={link(content.contact)}>{yours}</a>
      </li>
    </ul>
  );
}
