import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { CaseQuilt } from "../../components/case-quilt/case-quilt.tsx";
import { ClientGround } from "../../components/client-ground/client-ground.tsx";
import { findDarkest } from "../../components/client-ground/contrast.ts";
import { TimberHead } from "../../components/timber-head/timber-head.tsx";
import { TimberSheet } from "../../components/timber-sheet/timber-sheet.tsx";
import { Fold, Markdown } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, splitBody } from "./choreography.tsx";
import { Identity, Solution } from "./solution.tsx";

/**
 * The page on the client's colour; the text, logo and colours as a quilt, on phones between the first paragraph and the
 * others. One timber runs through all of it.
 */
export function PhotographFirst({ entry, facts, films, posts, question }: ChoreographyProps) {
  const { client, summary, mark, showcase, board, colours } = entry.data;
  if (!mark) return null; // the schema requires it
  const [first, rest] = splitBody(entry, /^.*/u);
  const prose = colourNamed(board.proseOn ?? board.textOn, colours);
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
          <Solution entry={first} ground={prose} />
          <Identity project={entry.data} isApart />
          {rest && (
            <ClientGround colour={prose} ink={findDarkest(colours)} className="case-quilt__rest">
              <Markdown entry={rest} />
            </ClientGround>
          )}
        </CaseQuilt>
        {showcase && <TimberSheet {...showcase} />}
        {films}
        {posts}
      </CaseGround>
      {question}
    </>
  );
}
