import type { OurWork } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { keepTogether } from "../keep-together.tsx";
import { useSite } from "../use-site.ts";
import { CardGround } from "../work-card/card-ground.tsx";

type Card = OurWork["cards"][number];

/**
 * Projects whose case study is still to come, any number of them: a table seen from above, and on it a piece of cloth for
 * each, with what is begun on it, and a photograph and a label pinned to it.
 */
export function WorkBegun({ cards, indigo }: { cards: Card[]; indigo: string }) {
  const { asset, content } = useSite();
  const { techLine, toCome } = content.ourWork.data;
  return (
    <ul className="work-begun">
      {cards.map(({ id, title, sign, ground, picture }, index) => (
        <li key={id} id={id}>
          <CardGround colour={ground} indigo={indigo} className="work-begun__cloth work-piece">
            <div className="work-begun__work">
              {sign && (
                <svg viewBox="0 0 200 180" aria-hidden="true">
                  <use href={`${asset("sprites/begun.svg")}#${sign}`} />
                </svg>
              )}
              <Picture {...picture} sizes={sizesOf(index, cards.length)} />
            </div>
            <h2>{title}</h2>
            <p>{keepTogether(techLine)}</p>
            <small>{toCome}</small>
          </CardGround>
        </li>
      ))}
    </ul>
  );
}

/** The part of the window that a photograph has on each of five cloths, and on one that is alone or as wide as the first. */
function sizesOf(index: number, count: number): string {
  const place = index % 5;
  const left = count - index;
  const isAlone = left === 1 && (place === 0 || place === 2);
  const wide = isAlone ? 26 : place === 2 && left === 2 ? 22.5 : [22.5, 14, 11, 14, 10][place];
  const phone = place === 0 || (place % 2 === 1 && left === 1) ? 38 : 28;
  return `(min-width: 90rem) ${wide}rem, (min-width: 56rem) ${wide}vw, ${phone}vw`;
}
