import { Lettered, type Lettering } from "../lettered.tsx";
import { useSite } from "../use-site.ts";

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
