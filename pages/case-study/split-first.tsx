import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { CaseQuilt } from "../../components/case-quilt/case-quilt.tsx";
import { findDarkest, tint } from "../../components/client-ground/contrast.ts";
import { SplitHead } from "../../components/split-head/split-head.tsx";
import { WidePicture } from "../../components/wide-picture/wide-picture.tsx";
import { Fold } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed } from "./choreography.tsx";
import { Identity, Solution } from "./solution.tsx";

/** The title as wide as the page, the picture beside the facts. */
export function SplitFirst({ entry, facts, films, posts, question }: ChoreographyProps) {
  const { client, summary, colours, board, showcase } = entry.data;
  const ground = findDarkest(colours) ?? "";
  return (
    <>
      <CaseGround project={entry.data} colour={tint(colourNamed(board.logoOn, colours))}>
        <SplitHead
          heading={client}
          lead={summary}
          picture={leadPicture(entry.data)}
          facts={facts}
          ground={ground}
        />
        <Fold />
        {showcase && <WidePicture {...showcase} />}
        <CaseQuilt>
          <Identity project={entry.data} />
          <Solution entry={entry} />
        </CaseQuilt>
        {films}
        {posts}
      </CaseGround>
      {question}
    </>
  );
}
