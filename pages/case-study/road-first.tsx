import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { CaseText } from "../../components/case-text/case-text.tsx";
import { Hoarding, RoadSign, Roadside, RoadsidePlace } from "../../components/road-sign/road-sign.tsx";
import { WidePicture } from "../../components/wide-picture/wide-picture.tsx";
import { Fold, Markdown } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, signGrounds, useLabels } from "./choreography.tsx";

/** A sign in place of the head, the place itself, then the text beside the road with the colours, and by night the website. */
export function RoadFirst({ entry, facts, films, posts, question }: ChoreographyProps) {
  const { client, summary, colours, board, showcase, vehicle } = entry.data;
  const { colours: label, solution, solutionLead } = useLabels();
  const grounds = signGrounds(entry.data);
  // Phones show the whole photograph, too: the posts of the sign stand beside what is in its middle.
  const { caption, file, alt } = leadPicture(entry.data);
  return (
    <>
      <CaseGround project={entry.data} colour={grounds.road}>
        <RoadSign heading={client} lead={summary} logo={board.logo} grounds={grounds} />
        <Fold />
        <RoadsidePlace grounds={grounds}>
          <WidePicture file={file} alt={alt} {...(caption && { caption })} ground={grounds.road} />
        </RoadsidePlace>
        {vehicle && (
          <Roadside
            day={colourNamed(board.proseOn ?? board.textOn, colours)}
            grounds={grounds}
            colours={colours}
            label={label}
            vehicle={vehicle}
          >
            <CaseText heading={solutionLead} label={solution} facts={facts}>
              <Markdown entry={entry} />
            </CaseText>
          </Roadside>
        )}
        {showcase && (
          <Hoarding grounds={grounds}>
            <WidePicture {...showcase} />
          </Hoarding>
        )}
        {films}
        {posts}
      </CaseGround>
      {question}
    </>
  );
}
