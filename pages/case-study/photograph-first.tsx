import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { CaseQuilt } from "../../components/case-quilt/case-quilt.tsx";
import { TimberHead } from "../../components/timber-head/timber-head.tsx";
import { WidePicture } from "../../components/wide-picture/wide-picture.tsx";
import { Fold } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed } from "./choreography.tsx";
import { Identity, Solution } from "./solution.tsx";

/** The page on the client's colour; the text, logo and colours as a quilt. One timber runs through all of it. */
export function PhotographFirst({ entry, facts, films, posts, question }: ChoreographyProps) {
  const { client, summary, mark, showcase, board, colours } = entry.data;
  if (!mark) return null; // the schema requires it
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
        <CaseQuilt>
          <Solution entry={entry} ground={board.proseOn && colourNamed(board.proseOn, colours)} />
          <Identity project={entry.data} isApart />
        </CaseQuilt>
        {showcase && <WidePicture {...showcase} />}
        {films}
        {posts}
      </CaseGround>
      {question}
    </>
  );
}
