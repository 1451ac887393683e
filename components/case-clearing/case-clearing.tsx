import type { ReactNode } from "react";
import type { Project } from "../../content/schemas.ts";
import { type Entry, Markdown, Picture } from "../../generator/site.tsx";
import { AskAnswer } from "../ask-answer/ask-answer.tsx";
import { AskQuestion } from "../ask-answer/ask-question.tsx";
import { CaseFacts, type Fact } from "../case-facts/case-facts.tsx";
import { CaseTitle } from "../case-head/case-head.tsx";
import { CaseLogo } from "../case-logo/case-logo.tsx";
import { CaseText } from "../case-text/case-text.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { WidePicture } from "../wide-picture/wide-picture.tsx";
import { Load, Things } from "./things.tsx";

interface RoomProps {
  entry: Entry<Project>;
  clearing: NonNullable<Project["clearing"]>;
}

/**
 * A case study as a garage that empties: full in the head, two things and the outlines of the others below the text, where
 * a hat goes past; then what became of it, and a dark wall with the logo above the colours, which are boxes on shelves.
 */
export function CaseClearing({ entry, clearing, facts }: RoomProps & { facts: Fact[] }) {
  const { client, summary, colours, board, inUse, lettering } = entry.data;
  const labels = useSite().content.labels.data.caseStudy;
  const { left, right } = clearing;
  const { loud, second, ink } = findDyes(entry.data);
  return (
    <>
      <section className="case-head clearing-head">
        <ClientGround colour={loud} ink={ink} className="clearing-head__wall">
          <div className="wrap">
            <CaseTitle heading={client} lettering={lettering} />
          </div>
          <div className="clearing-things" role="img" aria-label={clearing.alt}>
            <Things names={left} />
            <Shelf ink={ink} />
            <Things names={right} />
          </div>
        </ClientGround>
        <ClientGround colour={ink} ink={loud} className="clearing-floor">
          <p className="lead wrap">{summary}</p>
          <CaseFacts facts={facts} />
        </ClientGround>
      </section>
      <ClientGround colour={loud} ink={ink} className="clearing-room">
        <CaseText heading={labels.solutionLead} label={labels.solution}>
          <Markdown entry={entry} />
        </CaseText>
        <div className="clearing-things">
          <Things names={[]} gone={left} />
          <Shelf ink={ink} />
          <Things names={right.slice(-2)} gone={right.slice(0, -2)} hat />
        </div>
      </ClientGround>
      {inUse && <WidePicture {...inUse} ground={ink} />}
      <ClientGround colour={ink} ink={loud} className="clearing-identity">
        <CaseLogo logo={board.logo} ground={ink} />
        <ul className="clearing-boxes" aria-label={labels.colours}>
          {colours.map(({ name, value, parts }, index) => (
            <ClientGround
              as="li"
              key={value}
              colour={value}
              ink={value === ink ? second : ink}
              className={`clearing-box clearing-box--${parts}`}
            >
              <span>{name}</span>
              <span>{value.toUpperCase()}</span>
              {index === 0 && <Sparks colour={value} />}
            </ClientGround>
          ))}
        </ul>
      </ClientGround>
    </>
  );
}

/** The client's website, on a screen that stands on the floor. */
export function ClearingScreen({ project }: { project: Project }) {
  const { second, ink } = findDyes(project);
  return (
    project.showcase && (
      <>
        <ClientGround colour={second} ink={ink} className="clearing-screen">
          <WidePicture {...project.showcase} />
        </ClientGround>
        <Floor ink={ink} />
      </>
    )
  );
}

/** The end: the wall has room for a question, and what it held is on its way. */
export function ClearingAsk({ project }: { project: Project }) {
  const { second, ink } = findDyes(project);
  return (
    <section className="clearing-ask">
      <ClientGround colour={second} ink={ink} className="clearing-ask__wall">
        <div className="wrap">
          <AskQuestion lettering={project.lettering?.ask} />
          <div className="clearing-ask__answer">
            <AskAnswer />
          </div>
        </div>
        {project.motif && (
          <div className="clearing-ask__motif">
            <Load />
            <Picture file={project.motif} alt="" />
          </div>
        )}
      </ClientGround>
      <Floor ink={ink} />
    </section>
  );
}

function Floor({ ink }: { ink: string }): ReactNode {
  return (
    <ClientGround colour={ink} className="clearing-floor">
      {undefined}
    </ClientGround>
  );
}

/** On phones, what the left half stands on. */
function Shelf({ ink }: { ink: string }) {
  return (
    <svg className="clearing-shelf" aria-hidden="true">
      <rect width="100%" height="100%" fill={ink} />
    </svg>
  );
}

/** Above a box that is open. */
function Sparks({ colour }: { colour: string }) {
  return (
    <svg className="clearing-box__sparks" viewBox="0 0 96 64" aria-hidden="true">
      <path
        fill={colour}
        d="M48 8c4 20 4 20 20 24-16 4-16 4-20 24-4-20-4-20-20-24 16-4 16-4 20-24M16 2c2 9 2 9 10 11-8 2-8 2-10 11-2-9-2-9-10-11 8-2 8-2 10-11M82 20c2 7 2 7 8 9-6 2-6 2-8 9-2-7-2-7-8-9 6-2 6-2 8-9"
      />
    </svg>
  );
}

/** The loudest colour, the second one, and that of the text. */
function findDyes({ colours, board }: Project) {
  const named = colours.find(({ name }) => name === board.textOn);
  return {
    loud: colours[0]?.value ?? "",
    second: colours[1]?.value ?? "",
    ink: named?.value ?? "",
  };
}
