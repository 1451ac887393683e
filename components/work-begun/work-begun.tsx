import type { ReactNode } from "react";
import type { OurWork } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { keepTogether } from "../keep-together.tsx";
import { useSite } from "../use-site.ts";
import { CardGround } from "../work-card/card-ground.tsx";

/** Projects whose name is below their photograph, which is smaller. */
const namedBelow = ["chair", "plan"];

/** Projects, and what follows them. */
export interface WorkProps {
  cards: OurWork["cards"];
  /** The colour of dark cloth. */
  indigo: string;
  children?: ReactNode;
}

/**
 * Projects whose case study is still to come, any number of them, a window each. The ground of the photograph goes on
 * around it, and the drawing of what is begun stands on the same ground; the two change sides from project to project. By
 * scroll what is still to do comes to its place. The photograph stands still: as a layer that moves, browsers may leave it
 * unpainted after a jump.
 */
export function WorkBegun({ cards, indigo, children }: WorkProps) {
  const { asset, content } = useSite();
  const { techLine } = content.ourWork.data;
  return (
    <>
      {cards.length > 0 && (
        <ul className="work-begun">
          {cards.map(({ id, title, sign, ground, backdrop = ground, picture }, index) => (
            <li key={id} id={id}>
              <CardGround
                colour={backdrop}
                indigo={indigo}
                className={`work-begun__cloth ${sign ? `begun-${sign}` : ""}`}
              >
                <h2>{title}</h2>
                <p>{keepTogether(techLine)}</p>
                <Picture
                  {...picture}
                  sizes={`(min-width: 56rem) ${namedBelow.includes(sign ?? "") ? 55 : 64}vw, 100vw`}
                  eager={index < 5 && "whole"} // so that none is missing after a jump: the page makes fifteen requests
                />
                {sign && (
                  <div className="work-begun__sketch">
                    <svg viewBox="0 0 200 180" aria-hidden="true">
                      <use href={`${asset("sprites/trades.svg")}#${sign}-begun`} />
                      <use href={`${asset("sprites/trades.svg")}#${sign}-rest`} />
                    </svg>
                  </div>
                )}
              </CardGround>
            </li>
          ))}
        </ul>
      )}
      {children}
    </>
  );
}
