import { type ImageFile, Picture } from "../generator/site.tsx";

/** A heading in the client's own letters, drawn; for phones, and in one line from 40rem. */
export interface Lettering {
  file: ImageFile;
  wide?: ImageFile | undefined;
  /** The words that are drawn. */
  words: string;
}

/** The words of a heading; drawn, if there is a lettering with the same words. @param eager in the first window */
export function Lettered({
  words,
  lettering,
  eager = false,
}: {
  words: string;
  lettering?: Lettering | undefined;
  eager?: boolean;
}) {
  if (lettering?.words !== words) return words;
  return (
    <>
      <span className="visually-hidden">{words}</span>
      <Picture file={lettering.file} wide={lettering.wide} alt="" eager={eager} />
    </>
  );
}
