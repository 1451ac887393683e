import type { ReactNode } from "react";
import type { OurWork } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { keepTogether } from "../keep-together.tsx";
import { useSite } from "../use-site.ts";
import { CardGround } from "../work-card/card-ground.tsx";

/** Projects, and what lies on their table after them. */
export interface WorkProps {
  cards: OurWork["cards"];
  /** The colour of dark cloth. */
  indigo: string;
  children?: ReactNode;
}

/**
 * Projects whose case study is still to come, any number of them: a table seen from above, and on it a piece of cloth for
 * each, with its photograph, and what is begun: the rest of the drawing comes to its place. The first, and one alone in its
 * row, is wide.
 */
export function WorkBegun({ cards, indigo, children }: WorkProps) {
  const { asset, content } = useSite();
  const { techLine, toCome } = content.ourWork.data;
  return (
    <div className="work-mat">
      {cards.length > 0 && (
        <ul className="work-begun">
          {cards.map(({ id, title, sign, ground, picture }, index) => {
            const isWide = index === 0 || (index % 2 === 1 && index === cards.length - 1);
            const sizes = isWide
              ? "(min-width: 56rem) 53vw, 92vw"
              : "(min-width: 90rem) 44rem, (min-width: 40rem) 46vw, 92vw";
            return (
              <li key={id} id={id} {...(isWide && { className: "work-begun__wide" })}>
                <CardGround colour={ground} indigo={indigo} className="work-begun__cloth work-piece">
                  <Picture {...picture} sizes={sizes} />
                  <h2>{title}</h2>
                  <p>{keepTogether(techLine)}</p>
                  <small>{toCome}</small>
                  {sign && (
                    <div className="work-begun__sketch">
                      <svg viewBox="0 0 200 180" preserveAspectRatio="xMinYMid" aria-hidden="true">
                        <use href={`${asset("sprites/begun.svg")}#${sign}`} />
                        <use
                          href={`${asset("sprites/begun.svg")}#${sign}-rest`}
                          className={`begun-${sign}`}
                        />
                      </svg>
                    </div>
                  )}
                </CardGround>
              </li>
            );
          })}
        </ul>
      )}
      {children}
    </div>
  );
}
