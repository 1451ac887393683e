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
 * Where a project lies. In turn one is wide, two share a row, one is a cloth as wide as the window, and one a photograph
 * as wide as that.
 */
function placeOf(index: number, count: number) {
  const turn = index % 5;
  if (turn === 1) return index < count - 1 ? "left" : "over";
  return (["wide", "left", "right", "ground", "over"] as const)[turn] ?? "wide";
}

const sizesOf = {
  wide: "(min-width: 100rem) 59rem, (min-width: 56rem) 59vw, 96vw",
  left: "(min-width: 100rem) 52rem, (min-width: 40rem) 52vw, 96vw",
  right: "(min-width: 100rem) 36.5rem, (min-width: 40rem) 37vw, 100vw",
  ground: "(min-width: 40rem) 46vw, 66vw",
  over: "(min-width: 56rem) 58vw, 100vw",
};

/**
 * Projects whose case study is still to come, any number of them: a table seen from above, and on it for each a cut
 * photograph and a piece of cloth with what is begun. By scroll the two come together and are basted, and the rest of the
 * drawing comes to its place.
 */
export function WorkBegun({ cards, indigo, children }: WorkProps) {
  const { asset, content } = useSite();
  const { techLine, toCome } = content.ourWork.data;
  return (
    <div className="work-mat">
      {cards.length > 0 && (
        <ul className="work-begun">
          {cards.map(({ id, title, sign, ground, picture }, index) => {
            const place = placeOf(index, cards.length);
            return (
              <li key={id} id={id} className={`work-begun__${place}`}>
                <Picture
                  {...picture}
                  sizes={sizesOf[place]}
                  className="work-piece"
                  eager={index < 5 && "whole"} // so that none is missing after a jump: the page makes fifteen requests
                />
                <CardGround
                  colour={ground}
                  indigo={indigo}
                  className="work-begun__cloth work-piece work-seam"
                >
                  <h2>{title}</h2>
                  <p>{keepTogether(techLine)}</p>
                  <small>{toCome}</small>
                  {sign && (
                    <div className="work-begun__sketch">
                      <svg
                        viewBox="0 0 200 180"
                        preserveAspectRatio={place === "ground" || place === "over" ? "xMaxYMax" : "xMinYMid"}
                        aria-hidden="true"
                      >
                        <use href={`${asset("sprites/trades.svg")}#${sign}-begun`} />
                        <use
                          href={`${asset("sprites/trades.svg")}#${sign}-rest`}
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
