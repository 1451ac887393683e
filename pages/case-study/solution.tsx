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

/**
 * The logo above the four colours.
 *
 * @param isApart a timber keeps the colours apart from the text at their left, but not from a picture below in the colour
 * of the logo's ground
 */
export function Identity({
  project: { board, colours },
  isApart = false,
}: {
  project: Project;
  isApart?: boolean;
}): ReactNode {
  const { logoOn, textOn, proseOn = textOn } = board;
  const louder = colours.filter(({ name }) => name !== logoOn && name !== proseOn)[1];
  return (
    <div className="case-quilt__side">
      <CaseLogo logo={board.logo} part={board.logoPart} ground={colourNamed(logoOn, colours)} />
      <ColourRow
        label={useLabels().colours}
        colours={alternate(colours, isApart && louder ? louder.name : proseOn, logoOn)}
        layout="squares"
      />
    </div>
  );
}
