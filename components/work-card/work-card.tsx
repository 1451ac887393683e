import type { OurWork, WorkPage } from "../../content/schemas.ts";
import { type Entry, Fold, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { keepTogether } from "../keep-together.tsx";
import { useSite } from "../use-site.ts";
import { WorkBegun, type WorkProps } from "../work-begun/work-begun.tsx";
import { CardGround } from "./card-ground.tsx";

type Card = OurWork["cards"][number];

/**
 * The projects of Our Work, any number of them. Those with a page come first, sewn in: as wide as the window, each a link.
 * Those whose case study is still to come are begun: they lie on a table.
 */
export function WorkCards({ cards, indigo, children }: WorkProps) {
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
      <WorkBegun cards={rest} indigo={indigo}>
        {children}
      </WorkBegun>
    </>
  );
}

/**
 * The projects, each a link to its card: a drawing of its trade, and its name on a swatch of its colour. Those with a page
 * are sewn on; above the others stands, once for all of them, that their case study is still to come.
 */
export function WorkSwatches({ cards, label, indigo }: { cards: Card[]; label: string; indigo: string }) {
  const { asset, content } = useSite();
  const { toCome } = content.ourWork.data;
  const isSewn = (id: string) => content.work.some(({ name }) => name === id);
  return (
    <nav className="wrap" aria-label={label}>
      {cards.some(({ id }) => !isSewn(id)) && <p className="work-to-come">{toCome}</p>}
      <ul className="work-swatches work-seam">
        {cards.map(({ id, title, ground, sign }) => (
          <li key={id}>
            <CardGround colour={ground} indigo={indigo} className={isSewn(id) ? "work-sewn" : "work-piece"}>
              <a href={`#${id}`}>
                {sign && (
                  <svg viewBox="0 0 120 108" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
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

/** Between phones and wide windows the picture is cropped at its sides. */
const leadSizes = "(min-width: 56rem) 100vw, (min-width: 40rem) 115vw, 100vw";

/** A project with a page: its widest picture, and below it, on its colour, the title as large as the window allows. */
function WorkLead({ card, page, eager }: { card: Card; page: Entry<WorkPage>; eager: boolean }) {
  const { content, link } = useSite();
  const { read, techLine } = content.ourWork.data;
  const { file, alt, phone } = page.data.pictures[0] ?? card.picture;
  return (
    <a className="work-lead" id={card.id} href={link(page)}>
      <ClientGround colour={card.ground}>
        <Picture file={file} alt={alt} phone={phone} sizes={leadSizes} eager={eager} />
        <div className="work-lead__text">
          <h2 className="display">{card.title}</h2>
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
