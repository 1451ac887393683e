import type { ReactNode } from "react";
import type { OurWork, WorkPage } from "../../content/schemas.ts";
import { type Entry, Fold, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { contrastOf } from "../client-ground/contrast.ts";
import { keepTogether } from "../keep-together.tsx";
import { useSite } from "../use-site.ts";

type Card = OurWork["cards"][number];

/**
 * The projects of Our Work, any number of them, as pieces of one cloth. Those with a page come first, sewn in: as wide as the
 * window, each a link. Those whose case study is still to come are cut but not sewn yet: each lies, with pinked edges, on
 * its place in the plan.
 */
export function WorkCards({ cards, indigo }: { cards: Card[]; indigo: string }) {
  const { content } = useSite();
  const pageOf = (card: Card) => content.work.find(({ name }) => name === card.id);
  const rest = cards.filter((card) => !pageOf(card));
  return (
    <>
      {cards.map((card, index) => {
        const page = pageOf(card);
        return page && <WorkLead key={card.id} card={card} page={page} eager={index === 0} />;
      })}
      <Fold />
      {rest.length > 0 && (
        <ul className="work-cards ground-soft">
          {rest.map((card, index) => (
            <li key={card.id} className="work-card" id={card.id}>
              <div className="work-piece">
                <Picture {...card.picture} sizes={sizesOf(index, rest.length)} />
                <CardGround colour={card.ground} indigo={indigo} className="work-card__text">
                  <h2>{card.title}</h2>
                  <p>{keepTogether(content.ourWork.data.techLine)}</p>
                  <small>{content.ourWork.data.toCome}</small>
                </CardGround>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * The projects, each a link to its card: a drawing of its trade, and its name on a swatch of its colour. Those with a page
 * are sewn on.
 */
export function WorkSwatches({ cards, label, indigo }: { cards: Card[]; label: string; indigo: string }) {
  const { asset, content } = useSite();
  const isSewn = (id: string) => content.work.some(({ name }) => name === id);
  return (
    <nav className="wrap" aria-label={label}>
      <ul className="work-swatches">
        {cards.map(({ id, title, ground, sign }) => (
          <li key={id}>
            <CardGround colour={ground} indigo={indigo} className={isSewn(id) ? "work-sewn" : "work-piece"}>
              <a href={`#${id}`}>
                {sign && (
                  <svg viewBox="0 0 120 108" aria-hidden="true">
                    <use href={`${asset("sprites/trades.svg")}#${sign}`} />
                  </svg>
                )}
                <span>{title}</span>
              </a>
            </CardGround>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * A ground of a project. Its text is indigo instead of black where that is legible.
 *
 * @param indigo the value of `--dye-indigo`, `#121e45`
 */
function CardGround({
  indigo,
  ...ground
}: {
  colour: string;
  indigo: string;
  className: string;
  children: ReactNode;
}) {
  const ink = contrastOf(indigo, ground.colour) >= 4.5 ? "work-ink" : "";
  return <ClientGround {...ground} className={`${ground.className} ${ink}`.trim()} />;
}

/** As wide as a phone; in wider windows two in a row, then three. */
function sizesOf(index: number, count: number): string {
  const place = index % 5;
  const left = count - index;
  const isAlone = left === 1 && (place === 0 || place === 2);
  const isHalf = place < 2 || (place === 2 && left === 2) || (place === 3 && left === 1);
  return `(min-width: 40rem) ${isAlone ? 100 : isHalf ? 50 : 34}vw, 100vw`;
}

/** Between phones and wide windows the picture is cropped at its sides. */
const leadSizes = "(min-width: 56rem) 100vw, (min-width: 40rem) 115vw, 100vw";

/** A project with a page: its widest picture, and below it, on its colour, the title as large as the window allows. */
function WorkLead({ card, page, eager }: { card: Card; page: Entry<WorkPage>; eager: boolean }) {
  const { content, link } = useSite();
  const { read, techLine } = content.ourWork.data;
  const { file, alt, phone } = page.data.pictures[0] ?? card.picture;
  return (
    <a className="work-lead work-sewn" id={card.id} href={link(page)}>
      <Picture file={file} alt={alt} phone={phone} sizes={leadSizes} eager={eager} />
      <ClientGround colour={card.ground}>
        <h2 className="display">{card.title}</h2>
        <div>
          <p className="lead">{page.data.summary}</p>
          <p>{keepTogether(techLine)}</p>
          <span className="button">
            <span className="button__label">{read}</span>
          </span>
        </div>
      </ClientGround>
    </a>
  );
}
