import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { ClientMark } from "./client-mark.tsx";

/** The logos of the clients with a case study, each on the client's loudest colour: at most eight. Decorative. */
export function ClientSquares() {
  const { content } = useSite();
  return (
    <div className="client-squares" aria-hidden="true">
      {content.clients.data.clients.slice(0, 8).map(({ name, mark }) => {
        const colour = content.portfolio.find(({ data }) => data.client === name)?.data.colours[0]?.value;
        return (
          colour && (
            <ClientGround key={mark} colour={colour} className="client-squares__square">
              <span>
                <ClientMark mark={mark} />
              </span>
            </ClientGround>
          )
        );
      })}
    </div>
  );
}
