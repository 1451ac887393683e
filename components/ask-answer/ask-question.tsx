import { type ImageFile, Picture } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

/** A heading in the client's own letters, drawn; for phones, and in one line from 40rem. */
export interface Lettering {
  file: ImageFile;
  wide?: ImageFile | undefined;
  /** The words that are drawn. */
  words: string;
}

/**
 * The question that ends a case study.
 *
 * @param isMarkDrawn a drawing beside the question is its question mark
 */
export function AskQuestion({
  lettering,
  isMarkDrawn = false,
}: {
  lettering?: Lettering | undefined;
  isMarkDrawn?: boolean;
}) {
  const question = useSite().content.labels.data.caseStudy.ask;
  if (isMarkDrawn && question.endsWith("?")) {
    return (
      <h2>
        {question.slice(0, -1)}
        <span className="visually-hidden">?</span>
      </h2>
    );
  }
  return (
    <h2>
      <Lettered words={question} lettering={lettering} />
    </h2>
  );
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
