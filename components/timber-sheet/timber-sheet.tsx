import { type ImageFile, Picture, type PictureProps } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

/** The mark in one line, and folded, for an upright window. */
const drawings = [
  { name: "wide", viewBox: "41 40 650 372" },
  { name: "folded", viewBox: "20 -22 289 508" },
];

/**
 * In the frame of a door, in an element with the class `timber`: a sheet as high as the window, which stays there while the
 * mark is drawn on it by scroll.
 */
export function TimberSheet() {
  const sprite = useSite().asset("sprites/timber.svg");
  return (
    <div className="timber-sheet">
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
  );
}

/**
 * In the same frame the door, over which the shade of a window wanders; the words on its plate are drawn over those in the
 * picture, which are too small to be sharp. Its knocker is a link to the quote form.
 *
 * @param part the ring of the knocker: a square, from which the style sheet cuts it
 */
export function TimberDoor({
  part,
  ...picture
}: Pick<PictureProps, "file" | "alt" | "wide"> & { part?: { file: ImageFile } | undefined }) {
  const { asset, content, link } = useSite();
  return (
    <div className="timber-sheet__door">
      <Picture {...picture} sizes="(min-width: 40rem) 95vw, 91.7vw" eager="whole" />
      <svg className="timber-sheet__plate" aria-hidden="true">
        <use href={`${asset("sprites/timber.svg")}#plate`} />
      </svg>
      {part && (
        <a className="timber-sheet__knocker" href={link(content.contact)} data-quote="">
          <span className="visually-hidden">{content.labels.data.header.requestQuote}</span>
          <Picture {...part} alt="" sizes="(min-width: 40rem) 13.3vw, 30.6vw" />
        </a>
      )}
    </div>
  );
}
