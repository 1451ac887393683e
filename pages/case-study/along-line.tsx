import { BeatClock } from "../../components/beat-clock/beat-clock.tsx";
import { BeatDesk } from "../../components/beat-desk/beat-desk.tsx";
import { BeatNight } from "../../components/beat-night/beat-night.tsx";
import { BeatStrip } from "../../components/beat-strip/beat-strip.tsx";
import { CaseFacts } from "../../components/case-facts/case-facts.tsx";
import { CaseHead } from "../../components/case-head/case-head.tsx";
import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { ClientGround } from "../../components/client-ground/client-ground.tsx";
import { findDarkest } from "../../components/client-ground/contrast.ts";
import { ColourRow } from "../../components/colour-row/colour-row.tsx";
import { firstSentence } from "../../components/paragraphs.ts";
import type { Project } from "../../content/schemas.ts";
import { Fold, Markdown } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, splitBody, useLabels } from "./choreography.tsx";

/** A night, from dusk to dawn, beside a line of bars that runs down the page. */
export function AlongLine({ entry, facts, films, posts, question }: ChoreographyProps) {
  const { client, summary, colours, board, nightDesk, showcase, lettering } = entry.data;
  const labels = useLabels();
  const [first, rest] = splitBody(entry, firstSentenceOrLine);
  const ink = findDarkest(colours);
  const strip = {
    ground: colourNamed(board.textOn, colours),
    bars: colourNamed(board.logoOn, colours),
  };
  const event = findRarest(colours);
  // As on the page: dusk, night, the event, morning.
  const inTime = [
    ...new Set([strip.bars, strip.ground, event, ...colours.map(({ value }) => value)]),
  ].flatMap((hour) => colours.find(({ value }) => value === hour) ?? []);
  return (
    <>
      <CaseGround project={entry.data} colour={strip.bars} className="beat-line">
        <div className="beat-line__part">
          <CaseHead
            heading={client}
            lead={summary}
            picture={leadPicture(entry.data)}
            lettering={lettering}
            sizes="(min-width: 40rem) 93vw, 100vw"
          />
          <Fold />
          <section className="case-board">
            <ClientGround colour={strip.ground} ink={ink} className="case-board__text">
              <p className="lead">{labels.solution}</p>
              <h2>{labels.solutionLead}</h2>
              <Markdown entry={first} />
              <svg className="beat-line__flat" aria-hidden="true">
                <line y1="50%" y2="50%" x2="100%" stroke={strip.bars} />
              </svg>
              <CaseFacts facts={facts} />
            </ClientGround>
            {nightDesk && <BeatDesk {...nightDesk} />}
            <ClientGround colour={strip.ground} ink={ink} className="case-board__text">
              {rest && <Markdown entry={rest} className="beat-line__rest" />}
            </ClientGround>
          </section>
          {showcase && <BeatNight {...showcase} />}
          <BeatStrip {...strip} event={showcase && event} />
        </div>
        <div className="beat-line__part">
          {films}
          {posts}
          <ColourRow label={labels.colours} colours={inTime} layout="bars" />
          <BeatStrip {...strip} />
        </div>
        <BeatClock ground={strip.ground} event={event} />
      </CaseGround>
      {question}
    </>
  );
}

/** The first sentence, or the first paragraph if that has marks in it. */
const firstSentenceOrLine = new RegExp(`${firstSentence.source}|^.*`, "u");

/** The colour that covers the least of the identity. */
function findRarest(colours: Project["colours"]): string {
  return colours.toSorted((a, b) => a.parts - b.parts)[0]?.value ?? "";
}
