import { leadPicture } from "../../components/case-head/lead-picture.ts";
import { CaseMenu } from "../../components/case-menu/case-menu.tsx";
import { FilledBowl } from "../../components/case-menu/filled-bowl.tsx";
import { RisingSteam } from "../../components/case-menu/rising-steam.tsx";
import { ClientGround } from "../../components/client-ground/client-ground.tsx";
import { findDarkest, tint } from "../../components/client-ground/contrast.ts";
import { ColourRow } from "../../components/colour-row/colour-row.tsx";
import { MenuHead } from "../../components/menu-head/menu-head.tsx";
import { paragraphs } from "../../components/paragraphs.ts";
import { SplitHead } from "../../components/split-head/split-head.tsx";
import { WidePicture } from "../../components/wide-picture/wide-picture.tsx";
import { Fold, Markdown } from "../../generator/site.tsx";
import { CaseGround, type ChoreographyProps, colourNamed, useLabels } from "./choreography.tsx";

/** The name stands in the photograph of a set table; the text is a menu on a table, and the colours are plates. */
export function AsMenu({ entry, facts, films, posts, question }: ChoreographyProps) {
  const { client, summary, colours, board, showcase, lettering } = entry.data;
  const labels = useLabels();
  const ink = findDarkest(colours);
  const [statement, ...courses] = paragraphs(entry.body);
  const head = { heading: client, lead: summary, facts, ground: ink ?? "" };
  const picture = leadPicture(entry.data);
  return (
    <>
      <CaseGround project={entry.data} colour={tint(colourNamed(board.logoOn, colours))}>
        {lettering?.table ? (
          <MenuHead
            {...head}
            picture={{ ...lettering.table, caption: picture.caption }}
            lettering={lettering}
          />
        ) : (
          <SplitHead {...head} picture={picture} />
        )}
        <Fold />
        <CaseMenu
          ground={colourNamed(board.textOn, colours)}
          sign={ink ?? ""}
          paper={tint(colourNamed(board.logoOn, colours))}
          ink={ink}
          heading={labels.solutionLead}
          label={labels.solution}
          plate={lettering?.plate}
          first={showcase && <WidePicture {...showcase} />}
          plates={<ColourRow label={labels.colours} colours={colours} layout="plates" />}
          statement={<Markdown entry={{ ...entry, body: statement ?? "" }} />}
        >
          <Markdown entry={{ ...entry, body: courses.join("\n\n") }} />
        </CaseMenu>
        {films}
        <ClientGround colour={ink ?? ""} className="case-menu__posts">
          <RisingSteam />
          {posts}
        </ClientGround>
      </CaseGround>
      <div className="case-menu__end">
        <div className="case-menu__window">
          {question}
          <FilledBowl />
        </div>
      </div>
    </>
  );
}
