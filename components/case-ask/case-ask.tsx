import { type ImageFile, Picture } from "../../generator/site.tsx";
import { AskAnswer } from "../ask-answer/ask-answer.tsx";
import { AskQuestion } from "../ask-answer/ask-question.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { hasLightText } from "../client-ground/contrast.ts";
import type { Lettering } from "../lettered.tsx";

/**
 * After the last picture of a case study, in two of the client's colours: a question above the client's own motif, and
 * the quote button and the phone number.
 */
export function CaseAsk({
  grounds: [ground, answer],
  ink,
  patch = ground,
  motif,
  motifWide,
  layout = "halves",
  lettering,
  isMarkDrawn = false,
}: {
  grounds: [ground: string, answer: string];
  ink?: string | undefined;
  /** Of the button, on a dark ground; without one, the colour of the question. */
  patch?: string | undefined;
  /** Stands on the lower edge and is as wide as its half. */
  motif?: ImageFile | undefined;
  motifWide?: ImageFile | undefined;
  /**
   * From 56rem. `halves`: question and answer side by side. `field`: all on one ground, for two equal
   * `grounds`, the motif at the right. `line`: as `field`, but the motif at the left edge goes on with the line of a `BeatStrip`.
   */
  layout?: "halves" | "field" | "line";
  lettering?: Lettering | undefined;
  /** The motif is the mark of the question. */
  isMarkDrawn?: boolean;
}) {
  return (
    <section className={`case-ask ask-${layout}`}>
      <ClientGround colour={ground} ink={ink}>
        <AskQuestion lettering={lettering} isMarkDrawn={isMarkDrawn} />
        {motif && <Picture file={motif} wide={motifWide} alt="" />}
      </ClientGround>
      <ClientGround
        colour={answer}
        ink={hasLightText(answer) ? patch : ground === answer ? ink : ground}
        patch={ground === answer && patch !== answer ? patch : undefined}
        className="case-ask__answer"
      >
        <AskAnswer tiesArticles />
      </ClientGround>
    </section>
  );
}
