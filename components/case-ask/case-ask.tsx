import { type ImageFile, Picture } from "../../generator/site.tsx";
import { AskAnswer } from "../ask-answer/ask-answer.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { hasLightText } from "../client-ground/contrast.ts";
import { useSite } from "../use-site.ts";

/**
 * After the last picture of a case study, in two of the client's colours: a question above the client's own motif, and
 * the quote button and the phone number.
 */
export function CaseAsk({
  grounds: [question, answer],
  ink,
  patch = question,
  motif,
  layout = "halves",
}: {
  grounds: [question: string, answer: string];
  ink?: string | undefined;
  /** Of the button, on a dark ground; without one, the colour of the question. */
  patch?: string | undefined;
  /** Stands on the lower edge and is as wide as its half. */
  motif?: ImageFile | undefined;
  /**
   * From 56rem. `halves`: question and answer side by side. `across`: the question as wide as the window, beside its
   * motif, the answer in a row below. `field`: all on one ground, for two equal `grounds`, the motif at the right. `line`: as
   * `field`, but the motif at the left edge goes on with the line of a `BeatStrip`.
   */
  layout?: "halves" | "across" | "field" | "line";
}) {
  const { content } = useSite();
  return (
    <section className={`case-ask ask-${layout}`}>
      <ClientGround colour={question} ink={ink}>
        <h2>{content.labels.data.caseStudy.ask}</h2>
        {motif && <Picture file={motif} alt="" />}
      </ClientGround>
      <ClientGround
        colour={answer}
        ink={hasLightText(answer) ? patch : question === answer ? ink : question}
        patch={question === answer && patch !== answer ? patch : undefined}
        className="case-ask__answer"
      >
        <AskAnswer tiesArticles />
      </ClientGround>
    </section>
  );
}
