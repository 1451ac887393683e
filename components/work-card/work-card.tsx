import type { ReactNode } from "react";
import type { OurWork, WorkPage } from "../../content/schemas.ts";
import { type Entry, Fold, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { contrastOf } from "../client-ground/contrast.ts";
import { keepTogether } from "../keep-together.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

type Card = OurWork["cards"][number];

/**
 * The projects of Our Work, any number of them: those with a page first and as wide as the window, each a link; below
 * them two in a row, then three, no links, those whose case study is still to come. They touch, and each stands on the
 * ground of its photograph, so that picture and title are one field of colour.
 */
export function WorkCards({ cards, indigo }: { cards: Card[]; indigo: string }) {
  const { content } = useSite();
  const { techLine, toCome } = content.ourWork.data;
  const pageOf = (card: Card) => content.work.find(({ name }) => name === card.id);
  const rest = cards.filter((card) => !pageOf(card));
  return (
    <>
      {cards.map((card, index) => {
        const page = pageOf(card);
        return page && <WorkLead key={card.id} card={card} page={page} indigo={indigo} eager={index === 0} />;
      })}
      <Fold />
      {rest.length > 0 && (
        <ul className="work-cards">
          {rest.map((card, index) => (
            <CardGround
              key={card.id}
              as="li"
              id={card.id}
              colour={card.ground}
              indigo={indigo}
              className="work-card"
            >
              <div>
                <h2>{card.title}</h2>
                <p>{keepTogether(techLine)}</p>
                <p>{toCome}</p>
              </div>
              <Picture
                {...card.picture}
                sizes={`(min-width: 40rem) ${index % 5 < 2 ? 50 : 34}vw, ${index === 0 ? 100 : 75}vw`}
              />
            </CardGround>
          ))}
        </ul>
      )}
    </>
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
  as?: "li";
  id?: string;
  colour: string;
  indigo: string;
  className: string;
  children: ReactNode;
}) {
  const ink = contrastOf(indigo, ground.colour) >= 4.5 ? "work-ink" : "";
  return <ClientGround {...ground} className={`${ground.className} ${ink}`.trim()} />;
}

/** Between phones and wide windows the picture is cropped at its sides. Phones, in whose first window it is, save bytes. */
const leadSizes = "(min-width: 56rem) 100vw, (min-width: 40rem) 150vw, 74vw";

/** A project with a page: its widest picture, and below it, on the same ground, the title as wide as the window. */
function WorkLead({
  card,
  page,
  indigo,
  eager,
}: {
  card: Card;
  page: Entry<WorkPage>;
  indigo: string;
  eager: boolean;
}) {
  const { content, link } = useSite();
  const { read, techLine } = content.ourWork.data;
  const { file, alt, phone } = page.data.pictures[0] ?? card.picture;
  return (
    <a className="work-lead" id={card.id} href={link(page)}>
      <Picture file={file} alt={alt} phone={phone} sizes={leadSizes} eager={eager} />
      <CardGround colour={card.ground} indigo={indigo} className="work-lead__text">
        <h2>{card.title}</h2>
        <p className="lead">{page.data.summary}</p>
        <p>{keepTogether(techLine)}</p>
        <MoreLink>{read}</MoreLink>
      </CardGround>
    </a>
  );
}
