import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { findDarkest } from "../../components/client-ground/contrast.ts";
import { TimberBoards } from "../../components/timber-boards/timber-boards.tsx";
import { TimberHead } from "../../components/timber-head/timber-head.tsx";
import { TimberJoint } from "../../components/timber-joint/timber-joint.tsx";
import { TimberDoor, TimberSheet } from "../../components/timber-sheet/timber-sheet.tsx";
import { Fold, Markdown } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, splitBody, useLabels } from "./choreography.tsx";

/**
 * The page on the client's colour; the first paragraph in a photograph of the joint of its letters, then their drawing; the
 * others on the first of the colours, which are boards. One timber runs through all of it.
 */
export function PhotographFirst({ entry, facts, films, posts, question }: ChoreographyProps) {
  const { client, summary, mark, showcase, board, colours } = entry.data;
  const labels = useLabels();
  if (!mark) return null; // the schema requires it
  const [first, rest] = splitBody(entry, /^.*/u);
  const prose = colours.find(({ name }) => name === (board.proseOn ?? board.textOn));
  return (
    <>
      <CaseGround project={entry.data} colour={colourNamed(board.textOn, colours)} className="timber">
        <TimberHead
          heading={client}
          lead={summary}
          mark={mark}
          picture={leadPicture(entry.data)}
          facts={facts}
        />
        <Fold />
        <TimberJoint
          {...board.logo}
          label={labels.solution}
          heading={labels.solutionLead}
          ground={prose?.value ?? ""}
          ink={findDarkest(colours)}
        >
          <Markdown entry={first} />
        </TimberJoint>
        <TimberSheet />
        <TimberBoards
          label={labels.colours}
          colours={[...colours].sort((one, other) => Number(other === prose) - Number(one === prose))}
        >
          {rest && <Markdown entry={rest} />}
        </TimberBoards>
        {showcase && <TimberDoor {...showcase} />}
        {films}
        {posts}
      </CaseGround>
      {question}
    </>
  );
}
