import type { Project } from "../../content/schemas.ts";
import { AskAnswer } from "../ask-answer/ask-answer.tsx";
import { AskQuestion } from "../ask-answer/ask-question.tsx";
import { ClearingLorry } from "../clearing-heap/clearing-heap.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/** The end of a case study as a garage: the wall has room for a question, and the lorry is empty again. */
export function ClearingAsk({
  project: { lettering, motif },
  wall,
  ink,
}: {
  project: Pick<Project, "lettering" | "motif">;
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
        {motif && <ClearingLorry motif={motif} />}
      </ClientGround>
      <ClientGround colour={ink} className="clearing-floor">
        {undefined}
      </ClientGround>
    </section>
  );
}
