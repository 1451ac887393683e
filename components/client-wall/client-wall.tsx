import type { Block } from "../../content/schemas.ts";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { ClientMark } from "./client-mark.tsx";

/**
 * A quilt of the logos of clients. Those with a case study have a patch of double width, on the loudest colour of their case
 * study, which it links to; the others have a square one with their names. The last patch invites the visitor.
 */
export function ClientWall({ yours }: { yours: string }) {
  const { content, link } = useSite();
  return (
    <ul className="client-wall">
      {content.clients.data.clients.map(({ name, mark }, index) => {
        const project = content.portfolio.find(({ data }) => data.client === name);
        const colour = project?.data.colours[0]?.value;
        return project && colour ? (
          <ClientGround as="li" key={mark} colour={colour}>
            <a href={link(project)}>
              <ClientMark name={name} mark={mark} />
            </a>
          </ClientGround>
        ) : (
          <li key={mark} className={kits[index % kits.length]}>
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

/** The kits of the patches, in turn: none is beside its equal, in four columns or in eight. */
const kits: Block["kit"][] = ["k6", "k4", "k2", "k5", "k4"];
