import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { ClientGround } from "../../components/client-ground/client-ground.tsx";
import { CloverSign } from "../../components/clover-sign/clover-sign.tsx";
import { partsOf } from "../../components/paragraphs.ts";
import { PriceBoard } from "../../components/price-board/price-board.tsx";
import { RoadAsk } from "../../components/road-ask/road-ask.tsx";
import { Road, RoadSky } from "../../components/road-scene/road-scene.tsx";
import { SignPanels } from "../../components/road-sign/road-sign.tsx";
import { WidePicture } from "../../components/wide-picture/wide-picture.tsx";
import { Windscreen } from "../../components/windscreen/windscreen.tsx";
import { Fold, Markdown } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, signGrounds, useLabels } from "./choreography.tsx";

/**
 * A drive from noon to night: the road ahead as the head, signs beside it for text and pictures, a pump with the question.
 * What follows `---` in the text is on a photograph at sunset, and below a sign with the website.
 */
export function RoadFirst({ entry, facts, films, posts }: ChoreographyProps) {
  const { client, summary, colours, board, showcase, vehicle, windscreen, closeUp, motif } = entry.data;
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
      {windscreen && (
        <Windscreen heading={client} lead={summary} logo={board.logo} grounds={grounds} view={windscreen} />
      )}
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
      {luck && (
        <CloverSign ground={grounds.road} picture={closeUp}>
          {luck}
        </CloverSign>
      )}
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
            <ClientGround colour={grounds.road} className="road-sign__earth">
              {site}
            </ClientGround>
          )}
        </div>
      )}
      {isFilled && (
        <ClientGround colour={grounds.road}>
          {films}
          {posts}
        </ClientGround>
      )}
      <RoadAsk grounds={grounds} pump={motif} vehicle={vehicle?.file} />
    </CaseGround>
  );
}
