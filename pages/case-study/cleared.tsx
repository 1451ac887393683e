import { CaseClearing, ClearingScreen, findDyes } from "../../components/case-clearing/case-clearing.tsx";
import { ClearingAsk } from "../../components/clearing-ask/clearing-ask.tsx";
import { ClearingBoxes } from "../../components/clearing-boxes/clearing-boxes.tsx";
import { tint } from "../../components/client-ground/contrast.ts";
import { Fold } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed } from "./choreography.tsx";

/** A garage that empties from section to section. */
export function Cleared({ entry, facts, films, posts }: ChoreographyProps) {
  const { clearing, board, colours } = entry.data;
  if (!clearing) return null; // the schema requires it
  const dyes = findDyes(entry.data);
  const { third, ink } = dyes;
  return (
    <>
      <CaseGround project={entry.data} colour={tint(colourNamed(board.logoOn, colours))}>
        <CaseClearing entry={entry} clearing={clearing} facts={facts} />
        <Fold />
        <ClearingBoxes project={entry.data} {...dyes} />
        <ClearingScreen project={entry.data} ground={ink} />
        {films}
        {posts}
      </CaseGround>
      <ClearingAsk project={entry.data} wall={third} ink={ink} />
    </>
  );
}
