import type { OurWork, WorkPage } from "../../content/schemas.ts";
import { type Entry, Fold, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { keepTogether } from "../keep-together.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

type Card = OurWork["cards"][number];

/**
 * The projects of Our Work, any number of them: those with a page first and as wide as the window, each a link; below
 * them two in a row, no links, those whose case study is still to come. They touch, and each has its name on a strong
 * colour that is not the one of its photograph.
 */
export function WorkCards({ cards }: { cards: Card[] }) {
  const { content } = useSite();
  const { techLine, toCome } = content.ourWork.data;
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
        <ul className="work-cards">
          {rest.map((card) => (
            <ClientGround key={card.id} as="li" id={card.id} colour={card.ground} className="work-card">
              <Picture {...card.picture} sizes="(min-width: 40rem) 50vw, 100vw" />
              <div>
                <h2>{card.title}</h2>
                <p>{keepTogether(techLine)}</p>
                <p>{toCome}</p>
              </div>
            </ClientGround>
          ))}
        </ul>
      )}
    </>
  );
}

/** Between phones and wide windows the picture is cropped at its sides. */
const leadSizes = "(min-width: 56rem) 100vw, (min-width: 40rem) 150vw, 100vw";

/** A project with a page: its widest picture, and below it, on the same ground, the title as wide as the window. */
function WorkLead({ card, page, eager }: { card: Card; page: Entry<WorkPage>; eager: boolean }) {
  const { content, link } = useSite();
  const { read, techLine } = content.ourWork.data;
  const { file, alt } = page.data.pictures[0] ?? card.picture;
  return (
    <a className="work-lead" id={card.id} href={link(page)}>
      <Picture file={file} alt={alt} phone={card.picture.phone} sizes={leadSizes} eager={eager} />
      <ClientGround colour={card.ground} className="work-lead__text">
        <h2>{card.title}</h2>
        <p className="lead">{page.data.summary}</p>
        <p>{keepTogether(techLine)}</p>
        <MoreLink>{read}</MoreLink>
      </ClientGround>
    </a>
  );
}
