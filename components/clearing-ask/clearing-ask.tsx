import type { Project } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { AskAnswer } from "../ask-answer/ask-answer.tsx";
import { AskQuestion } from "../ask-answer/ask-question.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/** The end of a case study as a garage: the wall has room for a question, and the lorry drives off. */
export function ClearingAsk({
  project: { lettering, clearing },
  wall,
  ink,
}: {
  project: Pick<Project, "lettering" | "clearing">;
  wall: string;
  ink: string;
}) {
  return (
    <section className="clearing-ask">
      <ClientGround colour={wall} ink={ink} className="clearing-ask__wall">
        <div className="wrap">
          <AskQuestion lettering={lettering?.ask} />
          <div className="clearing-ask__answer">
            <AskAnswer />
          </div>
        </div>
        {clearing && <Picture file={clearing.leaving} alt="" className="clearing-leaving" />}
      </ClientGround>
      <ClientGround colour={ink} className="clearing-floor">
        {undefined}
      </ClientGround>
    </section>
  );
}
