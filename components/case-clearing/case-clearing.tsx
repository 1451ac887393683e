import type { Project } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";
import { CaseFacts, type Fact } from "../case-facts/case-facts.tsx";
import { CaseTitle } from "../case-head/case-head.tsx";
import { CaseText } from "../case-text/case-text.tsx";
import { ClearingHeap, ClearingPoof } from "../clearing-heap/clearing-heap.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { WidePicture } from "../wide-picture/wide-picture.tsx";

/**
 * A case study as a garage that empties: a heap below the title, on which a hat sits; the hat is
 * all that is left below the text; then the lorry that took it away.
 */
export function CaseClearing({
  entry,
  clearing: { things, alt, emptied, loaded },
  facts,
}: {
  entry: Entry<Project>;
  clearing: NonNullable<Project["clearing"]>;
  facts: Fact[];
}) {
  const { client, summary, inUse, lettering } = entry.data;
  const labels = useSite().content.labels.data.caseStudy;
  const { loud, second, ink } = findDyes(entry.data);
  return (
    <>
      <section className="case-head clearing-head">
        <div className="clearing-stage">
          <ClientGround colour={loud} ink={ink} className="clearing-head__wall">
            <div className="wrap">
              <CaseTitle heading={client} lettering={lettering} />
            </div>
            <ClearingHeap names={things} alt={alt} />
            <ClearingPoof />
          </ClientGround>
          <ClientGround colour={ink} ink={loud} className="clearing-floor">
            <p className="lead wrap">{summary}</p>
            <CaseFacts facts={facts} arePaired />
          </ClientGround>
        </div>
      </section>
      <ClientGround colour={loud} ink={ink} className="clearing-room">
        <Picture {...emptied} wideFrom="(min-width: 40rem) and (min-aspect-ratio: 1/1)" />
        <CaseText heading={labels.solutionLead} label={labels.solution}>
          <Markdown entry={entry} />
        </CaseText>
      </ClientGround>
      <ClientGround as="figure" colour={second} ink={ink} className="clearing-lorry">
        <Picture {...loaded} sizes="100vw" />
        {inUse?.caption && <figcaption>{inUse.caption}</figcaption>}
      </ClientGround>
    </>
  );
}

/** The client's website, as large as the window. */
export function ClearingScreen({ project: { showcase }, ground }: { project: Project; ground: string }) {
  return (
    showcase && (
      <ClientGround colour={ground} className="clearing-screen">
        <WidePicture {...showcase} />
      </ClientGround>
    )
  );
}

/** The loudest colour, the second and the third one, and that of the text. */
export function findDyes({ colours, board }: Project) {
  const named = colours.find(({ name }) => name === board.textOn);
  return {
    loud: colours[0]?.value ?? "",
    second: colours[1]?.value ?? "",
    third: colours[2]?.value ?? colours[1]?.value ?? "",
    ink: named?.value ?? "",
  };
}
