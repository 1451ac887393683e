import { type ImageFile, Picture } from "../../generator/site.tsx";
import { AskAnswer } from "../ask-answer/ask-answer.tsx";
import { AskQuestion } from "../ask-answer/ask-question.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { type SignGrounds, SignPanels } from "../road-sign/road-sign.tsx";

/** The question that ends a case study on a sign as that of its head, lit. */
export function RoadAsk({ grounds, motif }: { grounds: SignGrounds; motif?: ImageFile | undefined }) {
  return (
    <section className="road-ask">
      <SignPanels grounds={grounds} isLit>
        <ClientGround colour={grounds.logo} className="road-ask__question">
          <AskQuestion />
          {motif && <Picture file={motif} alt="" />}
        </ClientGround>
        <ClientGround colour={grounds.road} ink={grounds.light} className="road-ask__answer">
          <AskAnswer tiesArticles />
        </ClientGround>
      </SignPanels>
    </section>
  );
}
