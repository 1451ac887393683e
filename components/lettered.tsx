import { type ImageFile, Picture } from "../generator/site.tsx";

/** A heading in the client's own letters, drawn; for phones, and in one line from 40rem. */
export interface Lettering {
  file: ImageFile;
  wide?: ImageFile | undefined;
  /** The words that are drawn. */
  words: string;
}

/** The client's name in its own letters, drawn; for phones, and for wider windows. */
export interface NameLettering {
  name: ImageFile;
  wide?: ImageFile | undefined;
}

/** The words of a heading; drawn, if there is a lettering with the same words. */
export function Lettered({ words, lettering }: { words: string; lettering?: Lettering | undefined }) {
  return lettering?.words === words ? <DrawnWords {...lettering} /> : words;
}

/**
 * Words that a picture shows, and screen readers read.
 *
 * @param wideFrom a media query; default: from 40rem
 * @param eager in the first window
 */
export function DrawnWords({
  words,
  ...picture
}: Lettering & { wideFrom?: string | undefined; eager?: boolean }) {
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <Picture {...picture} alt="" />
    </>
  );
}
