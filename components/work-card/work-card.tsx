import type { OurWork } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { useSite } from "../use-site.ts";

/**
 * A project of Our Work. It links to its page, if it has one; otherwise to itself, with the note that the case study is
 * still to come.
 */
export function WorkCard({ card, eager }: { card: OurWork["cards"][number]; eager?: boolean }) {
  const { content, link } = useSite();
  const { read, techLine, toCome } = content.ourWork.data;
  const page = content.work.find(({ name }) => name === card.id);
  return (
    <a className="work-card" id={card.id} href={page ? link(page) : link(content.ourWork, card.id)}>
      <Picture
        {...card.picture}
        sizes="(min-width: 66rem) 30vw, (min-width: 40rem) 45vw, 90vw"
        eager={eager}
      />
      <h2>{card.title}</h2>
      <p>{techLine}</p>
      {page ? <MoreLink>{read}</MoreLink> : <span className="work-card__to-come">{toCome}</span>}
    </a>
  );
}
