import { CaseBoard } from "../../components/case-board/case-board.tsx";
import { CaseHead } from "../../components/case-head/case-head.tsx";
import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { findDarkest, tint } from "../../components/client-ground/contrast.ts";
import { ColourRow } from "../../components/colour-row/colour-row.tsx";
import { WidePicture } from "../../components/wide-picture/wide-picture.tsx";
import { Fold, Markdown } from "../../generator/site.tsx";
import { alternate, CaseGround, type ChoreographyProps, colourNamed, useLabels } from "./choreography.tsx";

/** The picture across the window, the logo as wide as the page, the text, the colours, the website. */
export function CoverFirst({ entry, facts, films, posts, question }: ChoreographyProps) {
  const { client, summary, colours, board, showcase } = entry.data;
  const labels = useLabels();
  const { proseOn, textOn } = board;
  // Text on a colour of its own leaves its other one to the logo.
  const logoOn = proseOn ? textOn : board.logoOn;
  const textGround = proseOn ?? textOn;
  return (
    <>
      <CaseGround project={entry.data} colour={tint(colourNamed(board.logoOn, colours))}>
        <CaseHead heading={client} lead={summary} picture={leadPicture(entry.data)} facts={facts} />
        <Fold />
        <CaseBoard
          logo={board.logo}
          logoGround={colourNamed(logoOn, colours)}
          textGround={colourNamed(textGround, colours)}
          ink={findDarkest(colours)}
          heading={labels.solutionLead}
          label={labels.solution}
        >
          <Markdown entry={entry} />
        </CaseBoard>
        <ColourRow label={labels.colours} colours={alternate(colours, textGround, logoOn)} />
        {showcase && <WidePicture {...showcase} />}
        {films}
        {posts}
      </CaseGround>
      {question}
    </>
  );
}
