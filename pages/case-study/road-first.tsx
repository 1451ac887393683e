import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { ClientGround } from "../../components/client-ground/client-ground.tsx";
import { CloverSign } from "../../components/clover-sign/clover-sign.tsx";
import { partsOf } from "../../components/paragraphs.ts";
import { PriceBoard } from "../../components/price-board/price-board.tsx";
import { RoadAsk } from "../../components/road-ask/road-ask.tsx";
import { Road, RoadSky } from "../../components/road-scene/road-scene.tsx";
import { RoadSign, SignPanels } from "../../components/road-sign/road-sign.tsx";
import { WidePicture } from "../../components/wide-picture/wide-picture.tsx";
import { Fold, Markdown } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, signGrounds, useLabels } from "./choreography.tsx";

/**
 * Signs beside a road, from day to night: in place of the head, for the text and the pictures; a station with the question.
 * What follows `---` in the text is on signs of its own: at sunset, and with the website.
 */
export function RoadFirst({ entry, facts, films, posts }: ChoreographyProps) {
  const { client, summary, colours, board, showcase, vehicle, motif, question } = entry.data;
  const { colours: label, solution, solutionLead } = useLabels();
  const grounds = signGrounds(entry.data);
  const day = colourNamed(board.proseOn ?? board.textOn, colours);
  const { caption, ...photograph } = leadPicture(entry.data);
  const [text, luck, site] = partsOf(entry.body).map((body) => (
    <Markdown key={body} entry={{ ...entry, body }} />
  ));
  const isFilled = entry.data.posts.length > 0 || entry.data.video || entry.data.videoEmbed;
  return (
    <CaseGround project={entry.data} colour={day} className="road-scene">
      <RoadSky day={day} grounds={grounds} />
      <RoadSign heading={client} lead={summary} logo={board.logo} grounds={grounds} />
      {vehicle && <Road grounds={grounds} vehicle={vehicle} />}
      <Fold />
      <PriceBoard
        grounds={grounds}
        label={solution}
        heading={solutionLead}
        facts={facts}
        ground="#FFFFFF"
        colours={{ label, list: colours }}
      >
        {text}
      </PriceBoard>
      {luck && <CloverSign grounds={grounds}>{luck}</CloverSign>}
      <SignPanels grounds={grounds} isLit className="road-sign__near">
        <WidePicture
          {...photograph}
          {...(caption && { caption })}
          ground={grounds.road}
          sizes="(min-width: 40rem) 100vw, max(100vw, 49svh)"
        />
      </SignPanels>
      {showcase && (
        <div className="road-sign__site">
          <SignPanels grounds={grounds} isLit className="road-sign__turned">
            <WidePicture {...showcase} />
          </SignPanels>
          {site && (
            <SignPanels grounds={grounds} isLit>
              <ClientGround colour={day} ink={grounds.road} className="road-sign__plate">
                {site}
              </ClientGround>
            </SignPanels>
          )}
        </div>
      )}
      {isFilled && (
        <ClientGround colour={grounds.road}>
          {films}
          {posts}
        </ClientGround>
      )}
      <RoadAsk grounds={grounds} motif={motif} lettering={question} />
    </CaseGround>
  );
}
