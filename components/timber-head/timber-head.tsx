import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { CaseFacts } from "../case-facts/case-facts.tsx";
import type { CaseHeadProps } from "../case-head/case-head.tsx";

/**
 * As `CaseHead`, with the client's mark in place of the name: it stands on the timber, which begins here and runs through
 * everything in an element with the class `timber`.
 */
export function TimberHead({
  heading,
  lead,
  mark,
  picture: { caption, ...picture },
  facts = [],
}: CaseHeadProps & { mark: { file: ImageFile; alt: string } }) {
  return (
    <section className="case-head timber-head">
      <div className="wrap">
        <Breadcrumb />
        <h1 className="visually-hidden">{heading}</h1>
        <Picture {...mark} className="timber-head__mark" eager />
      </div>
      <div>
        <p className="lead wrap">{lead}</p>
        <div className="case-head__picture">
          <Picture {...picture} sizes="(min-width: 40rem) 95vw, 91.7vw" eager />
        </div>
        {caption && <p className="case-head__caption wrap">{caption}</p>}
        {facts.length > 0 && <CaseFacts facts={facts} arePaired />}
      </div>
    </section>
  );
}
