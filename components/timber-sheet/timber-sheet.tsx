import { Picture, type PictureProps } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

/** The mark in one line, and folded, for an upright window. */
const drawings = [
  { name: "wide", viewBox: "41 40 650 372" },
  { name: "folded", viewBox: "29 -22 271 471" },
];

/**
 * In the frame of a door, in an element with the class `timber`: a sheet as high as the window, which stays there while the
 * mark is drawn on it by scroll, and a door, over which the sun wanders. Its knocker is a link to the quote form.
 *
 * @param picture the door, without what is in `assets/sprites/timber.svg`: the lettering of its plate, above the sun, and
 * the ring, which moves
 */
export function TimberSheet(picture: Pick<PictureProps, "file" | "alt" | "wide">) {
  const { asset, content, link } = useSite();
  const sprite = asset("sprites/timber.svg");
  return (
    <div className="timber-sheet">
      <div className="timber-sheet__way">
        <div className="timber-sheet__paper">
          {drawings.map(({ name, viewBox }) => (
            <svg key={name} className={`timber-sheet__${name}`} viewBox={viewBox} aria-hidden="true">
              <use href={`${sprite}#paper`} />
              <use href={`${sprite}#mark-${name}`} />
              <use href={`${sprite}#guides-${name}`} className="timber-sheet__guides" />
            </svg>
          ))}
        </div>
      </div>
      <div className="timber-sheet__door">
        <Picture {...picture} sizes="100vw" />
        <svg className="timber-sheet__plate" viewBox="814 684 292 88" aria-hidden="true">
          <use href={`${sprite}#plate`} x="814" y="684" width="292" height="88" />
        </svg>
        <a className="timber-sheet__knocker" href={link(content.contact)} data-quote="">
          <span className="visually-hidden">{content.labels.data.header.requestQuote}</span>
          <svg viewBox="0 0 212 230" aria-hidden="true">
            <use href={`${sprite}#knocker`} width="212" height="230" />
          </svg>
        </a>
      </div>
    </div>
  );
}
