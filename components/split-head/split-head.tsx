import { Picture } from "../../generator/site.tsx";
import { CaseFacts } from "../case-facts/case-facts.tsx";
import { type CaseHeadProps, CaseTitle } from "../case-head/case-head.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * The head of a case study on a colour of the client: the name as wide as the page, and below it the sentence and the
 * facts beside the picture, which stands before the facts on phones.
 *
 * @param ground `#e4452b`
 */
export function SplitHead({
  heading,
  lead,
  picture: { caption, wide, ...upright },
  facts = [],
  ground,
}: CaseHeadProps & { ground: string }) {
  return (
    <section className="case-head split-head">
      <ClientGround colour={ground} className="split-head__ground">
        <CaseTitle heading={heading} lead={lead} />
        <div className="case-head__picture">
          {/* Beside the facts, a picture twice as wide as high is cropped at its sides. */}
          <Picture {...upright} sizes="(min-width: 56rem) 50vw, 100vw" eager />
        </div>
        {caption && <p className="case-head__caption">{caption}</p>}
        <CaseFacts facts={facts} />
      </ClientGround>
    </section>
  );
}
