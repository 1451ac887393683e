import type { ReactNode } from "react";
import { CaseLogo } from "../../components/case-logo/case-logo.tsx";
import { CaseText } from "../../components/case-text/case-text.tsx";
import { findDarkest } from "../../components/client-ground/contrast.ts";
import { ColourRow } from "../../components/colour-row/colour-row.tsx";
import type { Project } from "../../content/schemas.ts";
import { type Entry, Markdown } from "../../generator/site.tsx";
import { alternate, colourNamed, useLabels } from "./choreography.tsx";

/** The text about the solution, outside the board. */
export function Solution({
  entry,
  ground,
}: {
  entry: Entry<Project>;
  ground?: string | undefined;
}): ReactNode {
  const { solutionLead, solution } = useLabels();
  return (
    <CaseText heading={solutionLead} label={solution} ground={ground} ink={findDarkest(entry.data.colours)}>
      <Markdown entry={entry} />
    </CaseText>
  );
}

/** The logo above the four colours. */
export function Identity({ project: { board, colours } }: { project: Project }): ReactNode {
  const { logoOn, textOn, proseOn = textOn } = board;
  return (
    <div className="case-quilt__side">
      <CaseLogo logo={board.logo} ground={colourNamed(logoOn, colours)} />
      <ColourRow label={useLabels().colours} colours={alternate(colours, proseOn, logoOn)} layout="squares" />
    </div>
  );
}
