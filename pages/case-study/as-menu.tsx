import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { CaseMenu } from "../../components/case-menu/case-menu.tsx";
import { findDarkest, tint } from "../../components/client-ground/contrast.ts";
import { ColourRow } from "../../components/colour-row/colour-row.tsx";
import { SplitHead } from "../../components/split-head/split-head.tsx";
import { WidePicture } from "../../components/wide-picture/wide-picture.tsx";
import { Fold, Markdown } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, useLabels } from "./choreography.tsx";

/** As `SplitFirst`, but the text is a menu on a table, and the colours are plates. */
export function AsMenu({ entry, facts, films, posts, question }: ChoreographyProps) {
  const { client, summary, colours, board, showcase, lettering } = entry.data;
  const labels = useLabels();
  const ink = findDarkest(colours);
  return (
    <>
      <CaseGround project={entry.data} colour={tint(colourNamed(board.logoOn, colours))}>
        <SplitHead
          heading={client}
          lead={summary}
          picture={leadPicture(entry.data)}
          facts={facts}
          ground={ink ?? ""}
          lettering={lettering}
        />
        <Fold />
        <CaseMenu
          logo={board.logo}
          ground={colours[0]?.value ?? ""}
          paper={tint(colourNamed(board.logoOn, colours))}
          ink={ink}
          heading={labels.solutionLead}
          label={labels.solution}
          first={showcase && <WidePicture {...showcase} />}
          plates={<ColourRow label={labels.colours} colours={colours} layout="plates" />}
        >
          <Markdown entry={entry} />
        </CaseMenu>
        {films}
        {posts}
      </CaseGround>
      <div className="case-menu__end">{question}</div>
    </>
  );
}
