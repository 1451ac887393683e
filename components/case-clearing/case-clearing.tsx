import type { Project } from "../../content/schemas.ts";
import { type Entry, Markdown } from "../../generator/site.tsx";
import { CaseFacts, type Fact } from "../case-facts/case-facts.tsx";
import { CaseTitle } from "../case-head/case-head.tsx";
import { CaseText } from "../case-text/case-text.tsx";
import { ClearingHeap, ClearingPoof } from "../clearing-heap/clearing-heap.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { WidePicture } from "../wide-picture/wide-picture.tsx";

/**
 * A case study as a garage that empties: a heap below the title, on which a hat sits; below the text the hat, and the
 * outline of the heap; then what became of it.
 */
export function CaseClearing({
  entry,
  clearing: { things, alt },
  facts,
}: {
  entry: Entry<Project>;
  clearing: NonNullable<Project["clearing"]>;
  facts: Fact[];
}) {
  const { client, summary, inUse, lettering } = entry.data;
  const labels = useSite().content.labels.data.caseStudy;
  const { loud, ink } = findDyes(entry.data);
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
        <CaseText heading={labels.solutionLead} label={labels.solution}>
          <Markdown entry={entry} />
        </CaseText>
        <ClearingHeap names={things} isGone />
      </ClientGround>
      {inUse && (
        <div className="clearing-lorry">
          <WidePicture
            {...inUse}
            // On phones, too, the whole lorry drives by.
            phone={undefined}
            ground={ink}
            sizes="(min-width: 105.01rem) 100vw, (min-width: 40rem) 114vw, 165vw"
          />
        </div>
      )}
    </>
  );
}

/** The client's website, on a screen. */
export function ClearingScreen({
  project: { showcase },
  wall,
  ink,
}: {
  project: Project;
  wall: string;
  ink: string;
}) {
  return (
    showcase && (
      <ClientGround colour={wall} ink={ink} className="clearing-screen">
        <WidePicture {...showcase} />
      </ClientGround>
    )
  );
}

/** The loudest colour, the second one, and that of the text. */
export function findDyes({ colours, board }: Project) {
  const named = colours.find(({ name }) => name === board.textOn);
  return {
    loud: colours[0]?.value ?? "",
    second: colours[1]?.value ?? "",
    ink: named?.value ?? "",
  };
}
