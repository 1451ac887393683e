import type { WorkPage } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * What was made, on one of its colours: the names of the parts, a drawing and a sentence beside each.
 */
export function WorkMade({ heading, items, ground }: WorkPage["made"] & { ground: string }) {
  return (
    <ClientGround colour={ground} className="work-made">
      <h2>{heading}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.heading}>
            <h3 className="display">{item.heading}</h3>
            {item.drawing && <Picture file={item.drawing} alt="" />}
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </ClientGround>
  );
}
