import { CalendarDate } from "../components/calendar-date.tsx";
import { CaseBoard } from "../components/case-board/case-board.tsx";
import { CaseFacts } from "../components/case-facts/case-facts.tsx";
import { CaseHead } from "../components/case-head/case-head.tsx";
import { ColourRow } from "../components/colour-row/colour-row.tsx";
import { NextProject } from "../components/next-project/next-project.tsx";
import { findNextProject } from "../components/portfolio-grid/project-order.ts";
import { PostGallery } from "../components/post-gallery/post-gallery.tsx";
import { projectCategories } from "../components/project-card/project-categories.ts";
import { useSite } from "../components/use-site.ts";
import { Video } from "../components/video/video.tsx";
import { VideoEmbed } from "../components/video-embed/video-embed.tsx";
import { WidePicture } from "../components/wide-picture/wide-picture.tsx";
import type { Project } from "../content/schemas.ts";
import { Fold, Markdown, type PageProps } from "../generator/site.tsx";

/** `/portfolio/beatum`: one project, in the client's own colours. */
export function CaseStudyPage({ entry }: PageProps<Project>) {
  const { content } = useSite();
  const { client, summary, cover, tallCover, date, website, colours, board, inUse, showcase, posts } =
    entry.data;
  const { video, videoEmbed } = entry.data;
  const labels = content.labels.data.caseStudy;
  const facts = [
    { label: labels.client, value: client },
    { label: labels.category, value: projectCategories(entry.data, content.portfolioPage.data.filter) },
    { label: labels.date, value: <CalendarDate date={date} /> },
  ];
  if (website) {
    const visit = (
      <a href={website.address} rel="external">
        {labels.visitWebsite}
      </a>
    );
    facts.push({ label: labels.website, value: visit });
  }
  return (
    <>
      <CaseHead heading={client} lead={summary} cover={cover} tall={tallCover} />
      <CaseFacts facts={facts} />
      <Fold />
      <CaseBoard
        logo={board.logo}
        logoGround={colourNamed(board.logoOn, colours)}
        textGround={colourNamed(board.textOn, colours)}
        isLogoRight={board.logoRight}
        heading={labels.solutionLead}
        label={labels.solution}
      >
        <Markdown entry={entry} />
      </CaseBoard>
      {inUse && <WidePicture {...inUse} />}
      <ColourRow label={labels.colours} colours={colours} />
      {video && <Video {...video} />}
      {videoEmbed && <VideoEmbed {...videoEmbed} />}
      {showcase && <WidePicture {...showcase} />}
      <PostGallery heading={labels.posts} posts={posts} />
      <NextProject project={findNextProject(content.portfolio, entry)} />
    </>
  );
}

/** The value of a colour of the project by its name; the schema checks that it exists. */
function colourNamed(name: string, colours: Project["colours"]): string {
  return colours.find((colour) => colour.name === name)?.value ?? "";
}
