import type { ReactNode } from "react";
import { BeatStrip } from "../components/beat-strip/beat-strip.tsx";
import { CalendarDate } from "../components/calendar-date.tsx";
import { CaseAsk } from "../components/case-ask/case-ask.tsx";
import { CaseBoard } from "../components/case-board/case-board.tsx";
import type { Fact } from "../components/case-facts/case-facts.tsx";
import { CaseHead } from "../components/case-head/case-head.tsx";
import { leadPicture } from "../components/case-head/lead-picture.ts";
import { CaseLogo } from "../components/case-logo/case-logo.tsx";
import { CaseMenu } from "../components/case-menu/case-menu.tsx";
import { CaseQuilt } from "../components/case-quilt/case-quilt.tsx";
import { CaseText } from "../components/case-text/case-text.tsx";
import { ChatAsk } from "../components/chat-ask/chat-ask.tsx";
import { ChatHead } from "../components/chat-head/chat-head.tsx";
import { ClientGround } from "../components/client-ground/client-ground.tsx";
import { contrastOf, findDarkest, tint } from "../components/client-ground/contrast.ts";
import { ColourRow } from "../components/colour-row/colour-row.tsx";
import { Conversation } from "../components/conversation/conversation.tsx";
import { NextProject } from "../components/next-project/next-project.tsx";
import { findNextProject } from "../components/portfolio-grid/project-order.ts";
import { PostGallery } from "../components/post-gallery/post-gallery.tsx";
import { projectCategories } from "../components/project-card/project-categories.ts";
import { SplitHead } from "../components/split-head/split-head.tsx";
import { useSite } from "../components/use-site.ts";
import { Video } from "../components/video/video.tsx";
import { VideoEmbed } from "../components/video-embed/video-embed.tsx";
import { WidePicture } from "../components/wide-picture/wide-picture.tsx";
import type { Project } from "../content/schemas.ts";
import { type Entry, Fold, Markdown, type PageProps } from "../generator/site.tsx";

/**
 * `/portfolio/beatum`: one project, in the order and layout of its `choreography`, on one ground in a colour of the
 * client, from the head to the last picture.
 */
export function CaseStudyPage({ entry }: PageProps<Project>) {
  const { content } = useSite();
  const { choreography = "cover", posts, colours, board, motif, ask, video, videoEmbed } = entry.data;
  const Choreography = choreographies[choreography];
  const logoGround = colourNamed(board.logoOn, colours);
  const textGround = colourNamed(board.textOn, colours);
  const ink = findDarkest(colours);
  const [question, second] = board.logoLast ? [textGround, logoGround] : [logoGround, textGround];
  const answer = board.askOn ? colourNamed(board.askOn, colours) : second;
  const next = findNextProject(content.portfolio, entry);
  const isConversation = choreography === "conversation";
  const grounds: [string, string] = [question, ask === "field" || ask === "line" ? question : answer];
  return (
    <>
      <ClientGround
        colour={isConversation ? logoGround : choreography === "photograph" ? textGround : tint(logoGround)}
        ink={ink}
        className={choreography === "line" ? "case-study beat-line" : "case-study"}
      >
        <Choreography entry={entry} facts={useFacts(entry.data)} />
        {video && <Video {...video} />}
        {videoEmbed && <VideoEmbed {...videoEmbed} />}
        {!isConversation && <PostGallery heading={content.labels.data.caseStudy.posts} posts={posts} />}
        {choreography === "line" && (
          <BeatStrip ground={textGround} bars={logoGround} event={findRarest(colours)} />
        )}
      </ClientGround>
      {isConversation ? (
        <ChatAsk grounds={grounds} ink={ink} motif={motif} />
      ) : (
        <CaseAsk
          grounds={grounds}
          ink={ink}
          patch={findPatch(board.logoLast ? logoGround : textGround, colours)}
          motif={motif}
          layout={ask}
        />
      )}
      <NextProject project={next} ground={colourNamed(next.data.board.textOn, next.data.colours)} />
    </>
  );
}

/** The same parts in several orders and layouts; `choreography` in content/schemas.ts describes them. */
const choreographies = {
  cover: CoverFirst,
  photograph: PhotographFirst,
  split: SplitFirst,
  conversation: AsConversation,
  menu: AsMenu,
  line: AlongLine,
};

interface ChoreographyProps {
  entry: Entry<Project>;
  facts: Fact[];
}

function CoverFirst({ entry, facts }: ChoreographyProps) {
  const { client, summary, colours, board, showcase } = entry.data;
  const labels = useLabels();
  const { proseOn, textOn } = board;
  // Text on a colour of its own leaves its other one to the logo.
  const logoOn = proseOn ? textOn : board.logoOn;
  const [left, right] = board.logoLast ? [proseOn ?? textOn, logoOn] : [logoOn, proseOn ?? textOn];
  return (
    <>
      <CaseHead heading={client} lead={summary} picture={leadPicture(entry.data)} facts={facts} />
      <Fold />
      <CaseBoard
        logo={board.logo}
        logoGround={colourNamed(logoOn, colours)}
        textGround={colourNamed(proseOn ?? textOn, colours)}
        ink={findDarkest(colours)}
        isLogoLast={board.logoLast}
        heading={labels.solutionLead}
        label={labels.solution}
      >
        <Markdown entry={entry} />
      </CaseBoard>
      <ColourRow label={labels.colours} colours={alternate(colours, right, left)} />
      {showcase && <WidePicture {...showcase} />}
    </>
  );
}

function PhotographFirst({ entry, facts }: ChoreographyProps) {
  const { client, summary, showcase, board } = entry.data;
  const { proseOn } = board;
  return (
    <>
      <CaseHead heading={client} lead={summary} picture={leadPicture(entry.data)} facts={facts} />
      <Fold />
      <CaseQuilt>
        <Solution entry={entry} ground={proseOn && colourNamed(proseOn, entry.data.colours)} />
        <Identity project={entry.data} />
      </CaseQuilt>
      {showcase && <WidePicture {...showcase} />}
    </>
  );
}

function SplitFirst({ entry, facts }: ChoreographyProps) {
  const { client, summary, colours, showcase } = entry.data;
  const ground = findDarkest(colours) ?? "";
  return (
    <>
      <SplitHead
        heading={client}
        lead={summary}
        picture={leadPicture(entry.data)}
        facts={facts}
        ground={ground}
      />
      <Fold />
      {showcase && <WidePicture {...showcase} />}
      <CaseQuilt>
        <Identity project={entry.data} />
        <Solution entry={entry} />
      </CaseQuilt>
    </>
  );
}

/** As wide as the window without the strip (`--beat-strip`). */
const besideLine = "(max-width: 600px) calc(100vw - 40px), 93.3vw";

function AlongLine({ entry, facts }: ChoreographyProps) {
  const { client, summary, colours, board, showcase } = entry.data;
  const labels = useLabels();
  return (
    <>
      <CaseHead
        heading={client}
        lead={summary}
        picture={leadPicture(entry.data)}
        facts={facts}
        sizes={besideLine}
      />
      <Fold />
      <CaseBoard
        logo={board.logo}
        logoGround={colourNamed(board.logoOn, colours)}
        textGround={colourNamed(board.textOn, colours)}
        ink={findDarkest(colours)}
        heading={labels.solutionLead}
        label={labels.solution}
      >
        <Markdown entry={entry} />
      </CaseBoard>
      {showcase && <WidePicture {...showcase} />}
      <ColourRow label={labels.colours} colours={colours} layout="bars" />
    </>
  );
}

function AsMenu({ entry, facts }: ChoreographyProps) {
  const { client, summary, colours, board, showcase } = entry.data;
  const labels = useLabels();
  const ink = findDarkest(colours);
  return (
    <>
      <SplitHead
        heading={client}
        lead={summary}
        picture={leadPicture(entry.data)}
        facts={facts}
        ground={ink ?? ""}
      />
      <Fold />
      {showcase && <WidePicture {...showcase} />}
      <CaseMenu
        logo={board.logo}
        ground={colours[0]?.value ?? ""}
        paper={tint(colourNamed(board.logoOn, colours))}
        ink={ink}
        heading={labels.solutionLead}
        label={labels.solution}
        plates={<ColourRow label={labels.colours} colours={colours} layout="plates" />}
      >
        <Markdown entry={entry} />
      </CaseMenu>
    </>
  );
}

function AsConversation({ entry, facts }: ChoreographyProps) {
  const { client, summary, colours, board } = entry.data;
  const ink = findDarkest(colours);
  const [calm, loud] = [colourNamed(board.logoOn, colours), colourNamed(board.textOn, colours)];
  return (
    <>
      <ChatHead
        heading={client}
        lead={summary}
        picture={leadPicture(entry.data)}
        facts={facts}
        ground={loud}
        message={calm}
        card={alternate(colours, board.textOn, board.logoOn)[0]?.value ?? calm}
        ink={ink}
      />
      <Fold />
      <Conversation entry={entry} loud={loud} ink={ink} />
    </>
  );
}

/** The text about the solution, outside the board. */
function Solution({ entry, ground }: { entry: Entry<Project>; ground?: string | undefined }): ReactNode {
  const { solutionLead, solution } = useLabels();
  return (
    <CaseText heading={solutionLead} label={solution} ground={ground} ink={findDarkest(entry.data.colours)}>
      <Markdown entry={entry} />
    </CaseText>
  );
}

/** The logo above the four colours. */
function Identity({ project: { board, colours } }: { project: Project }): ReactNode {
  return (
    <div className="case-quilt__side">
      <CaseLogo logo={board.logo} ground={colourNamed(board.logoOn, colours)} />
      <ColourRow
        label={useLabels().colours}
        colours={alternate(colours, board.proseOn ?? board.textOn, board.logoOn)}
        layout="squares"
      />
    </div>
  );
}

function useLabels() {
  return useSite().content.labels.data.caseStudy;
}

function useFacts(project: Project): Fact[] {
  const labels = useLabels();
  const { filter } = useSite().content.portfolioPage.data;
  const visit = project.website && (
    <a href={project.website.address} rel="external">
      {labels.visitWebsite}
    </a>
  );
  return [
    { label: labels.client, value: project.client },
    { label: labels.category, value: projectCategories(project, filter) },
    { label: labels.date, value: <CalendarDate date={project.date} /> },
    ...(visit ? [{ label: labels.website, value: visit }] : []),
  ];
}

/**
 * Orders the four colours so that none touches a ground of the same colour. The grounds above a row are `last`, then
 * `second`; the ground to the left of four squares is `second`, and the one above them is `last`.
 */
function alternate(colours: Project["colours"], second: string, last: string): Project["colours"] {
  const named = (name: string) => colours.filter((colour) => colour.name === name);
  const others = colours.filter(({ name }) => name !== second && name !== last);
  return [...others.slice(0, 1), ...named(second), ...others.slice(1), ...named(last)];
}

/** The colour that covers the least of the identity. */
function findRarest(colours: Project["colours"]): string {
  return colours.toSorted((a, b) => a.parts - b.parts)[0]?.value ?? "";
}

/** The ground of the button's arrow: the loudest colour on which the dark arrow is readable. */
function findPatch(ground: string, colours: Project["colours"]): string | undefined {
  const isLight = ({ value }: { value: string }) => contrastOf(value, "#000000") >= 7 && value !== ground;
  return colours.find(isLight)?.value;
}

/** The value of a colour of the project by its name; the schema checks that it exists. */
function colourNamed(name: string, colours: Project["colours"]): string {
  return colours.find((colour) => colour.name === name)?.value ?? "";
}
