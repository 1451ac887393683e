import { type ImageFile, Picture } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

/** The question in the client's own letters, drawn; for phones, and in one line from 40rem. */
export interface AskLettering {
  file: ImageFile;
  wide?: ImageFile | undefined;
  /** The words that are drawn. */
  words: string;
}

/**
 * The question that ends a case study. Its lettering is shown while it has the words of the question.
 *
 * @param isMarkDrawn a drawing beside the question is its question mark
 */
export function AskQuestion({
  lettering,
  isMarkDrawn = false,
}: {
  lettering?: AskLettering | undefined;
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
  if (lettering?.words !== question) return <h2>{question}</h2>;
  return (
    <h2>
      <span className="visually-hidden">{question}</span>
      <Picture file={lettering.file} wide={lettering.wide} alt="" />
    </h2>
  );
}
