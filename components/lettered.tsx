import { type ImageFile, Picture } from "../generator/site.tsx";

/** A heading in the client's own letters, drawn; for phones, and in one line from 40rem. */
export interface Lettering {
  file: ImageFile;
  wide?: ImageFile | undefined;
  /** The words that are drawn. */
  words: string;
}

/** The words of a heading; drawn, if there is a lettering with the same words. */
export function Lettered({ words, lettering }: { words: string; lettering?: Lettering | undefined }) {
  if (lettering?.words !== words) return words;
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <Picture file={lettering.file} wide={lettering.wide} alt="" />
    </>
  );
}
