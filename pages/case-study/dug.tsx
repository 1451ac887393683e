import { Fragment } from "react";
import { PlainFacts } from "../../components/case-facts/case-facts.tsx";
import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { ClientGround } from "../../components/client-ground/client-ground.tsx";
import { tint } from "../../components/client-ground/contrast.ts";
import { type ArmColours, DigHead } from "../../components/dig-head/dig-head.tsx";
import { firstSentence, paragraphs } from "../../components/paragraphs.ts";
import { Cracks, Rocks, Strata } from "../../components/strata/strata.tsx";
import type { Project } from "../../content/schemas.ts";
import { Fold, Markdown, Picture } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, useLabels } from "./choreography.tsx";

/** A machine digs through the client's colours as layers, down to the question. */
export function Dug(props: ChoreographyProps) {
  const { client, summary, dig, colours, board, lettering } = props.entry.data;
  if (!dig) return null; // the schema requires it
  return (
    <CaseGround project={props.entry.data} colour={tint(colourNamed(board.logoOn, colours))}>
      <DigHead
        heading={client}
        lettering={lettering}
        lead={summary}
        machine={dig.machine}
        arm={armColours(dig.arm, colours)}
      />
      <Fold />
      {props.films}
      {props.posts}
      <Underground {...props} />
    </CaseGround>
  );
}

function Underground({ entry, facts, question }: ChoreographyProps) {
  const { board, dig, colours, linkPicture, showcase } = entry.data;
  const { solution, solutionLead } = useLabels();
  // Of each paragraph the first sentence is large.
  const [first = "", second = "", ...rest] = paragraphs(entry.body).map((text) =>
    text.replace(firstSentence, "$&\n\n"),
  );
  const [loudest, ...others] = colours;
  if (!dig || !loudest) return null;
  const lead = leadPicture(entry.data);
  const { file, wide, phone } = linkPicture ?? lead;
  const sky = tint(colourNamed(board.logoOn, colours));
  const arm = armColours(dig.arm, colours);
  return (
    <Strata
      colours={[...others, loudest]}
      sky={sky}
      arm={arm}
      bucket={dig.bucket}
      floor={dig.floor}
      contents={[
        <Fragment key="text">
          <PlainFacts facts={facts} className="strata__facts" />
          <div className="strata__text">
            <p className="lead">{solution}</p>
            <h2>{solutionLead}</h2>
            <Markdown entry={{ ...entry, body: first }} className="strata__first" />
          </div>
        </Fragment>,
        <Fragment key="logo">
          <Cracks colour={arm.collar} />
          <Picture {...board.logo} className="strata__logo" />
        </Fragment>,
        <Fragment key="finds">
          {dig.fossil && <Picture file={dig.fossil} alt="" className="strata__fossil" />}
          <Picture {...dig.finds} className="strata__finds" />
        </Fragment>,
        <Fragment key="pictures">
          <Markdown entry={{ ...entry, body: second }} className="strata__prose" />
          {dig.mark && (
            <Picture
              {...dig.mark}
              sizes="(min-width: 56rem) min(111svh, 75vw), min(120vw, 62svh)"
              className="strata__mark"
            />
          )}
          <Picture
            file={file}
            wide={wide}
            phone={phone}
            alt={lead.alt}
            sizes="(min-width: 56rem) 114vw, 100vw"
            className="strata__photograph"
          />
          {(rest.length > 0 || showcase) && (
            <ClientGround colour={arm.collar} className="strata__bedrock">
              {rest.length > 0 && (
                <Markdown entry={{ ...entry, body: rest.join("\n\n") }} className="strata__prose" />
              )}
              <Rocks stone={arm.rod} bone={sky} />
              {showcase && (
                <Picture
                  file={showcase.file}
                  wide={showcase.wide}
                  alt={showcase.alt}
                  sizes="(min-width: 56rem) 47vw, 77vw"
                  className="strata__showcase"
                />
              )}
            </ClientGround>
          )}
        </Fragment>,
      ]}
    >
      {question}
    </Strata>
  );
}

function armColours({ bar, rod, collar }: Record<keyof ArmColours, string>, colours: Project["colours"]) {
  return {
    bar: colourNamed(bar, colours),
    rod: colourNamed(rod, colours),
    collar: colourNamed(collar, colours),
  };
}
