import type { WorkPage } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * What was made, on one of its colours: the names of the parts, a screen and a sentence beside each. The screens stand at
 * both sides in turn; a route leads from each to the next.
 */
export function WorkMade({ heading, route, items, ground }: WorkPage["made"] & { ground: string }) {
  return (
    <ClientGround colour={ground} className="work-made">
      <h2>{heading}</h2>
      <div className="work-made__parts">
        {route && <Picture {...route} alt="" className="work-made__route" wideFrom="(min-width: 64rem)" />}
        <ol>
          {items.map((item) => (
            <li key={item.heading}>
              {item.screen && (
                <Picture
                  file={item.screen}
                  alt=""
                  className="work-made__screen"
                  sizes="(min-width: 64rem) 16vw, min(37vw, 13.5rem)"
                />
              )}
              <h3 className="display">{item.heading}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </ClientGround>
  );
}
