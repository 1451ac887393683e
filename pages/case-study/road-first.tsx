import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { CaseText } from "../../components/case-text/case-text.tsx";
import { findDarkest } from "../../components/client-ground/contrast.ts";
import { RoadSign } from "../../components/road-sign/road-sign.tsx";
import { WidePicture } from "../../components/wide-picture/wide-picture.tsx";
import { Fold, Markdown } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, findPatch, useLabels } from "./choreography.tsx";

/** A sign beside a road in place of the head; the text on the road. */
export function RoadFirst({ entry, facts, films, posts, question }: ChoreographyProps) {
  const { client, summary, colours, board, showcase, vehicle } = entry.data;
  const { colours: label, solution, solutionLead } = useLabels();
  const logo = colourNamed(board.logoOn, colours);
  const road = findDarkest(colours) ?? "";
  const light = findPatch(logo, colours) ?? logo;
  const { caption, ...photograph } = leadPicture(entry.data);
  return (
    <>
      <CaseGround project={entry.data} colour={road}>
        {vehicle && (
          <RoadSign
            heading={client}
            lead={summary}
            logo={board.logo}
            colours={colours}
            label={label}
            grounds={{ logo, road, light }}
            vehicle={vehicle}
          />
        )}
        <Fold />
        <CaseText heading={solutionLead} label={solution} ground={road} facts={facts}>
          <Markdown entry={entry} />
        </CaseText>
        <WidePicture {...photograph} {...(caption && { caption })} ground={road} />
        {showcase && <WidePicture {...showcase} />}
        {films}
        {posts}
      </CaseGround>
      {question}
    </>
  );
}
