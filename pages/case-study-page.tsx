import { CalendarDate } from "../components/calendar-date.tsx";
import { CaseAsk } from "../components/case-ask/case-ask.tsx";
import type { Fact } from "../components/case-facts/case-facts.tsx";
import { findDarkest } from "../components/client-ground/contrast.ts";
import { ClientTypeface } from "../components/client-typeface/client-typeface.tsx";
import { NextProject } from "../components/next-project/next-project.tsx";
import { findNextProject } from "../components/portfolio-grid/project-order.ts";
import { PostGallery } from "../components/post-gallery/post-gallery.tsx";
import { projectCategories } from "../components/project-card/project-categories.ts";
import { useSite } from "../components/use-site.ts";
import { Video } from "../components/video/video.tsx";
import { VideoEmbed } from "../components/video-embed/video-embed.tsx";
import type { Project } from "../content/schemas.ts";
import type { PageProps } from "../generator/site.tsx";
import { AlongLine } from "./case-study/along-line.tsx";
import { AsConversation } from "./case-study/as-conversation.tsx";
import { AsMenu } from "./case-study/as-menu.tsx";
import { findPatch, linkGround, questionGrounds, useLabels } from "./case-study/choreography.tsx";
import { Cleared } from "./case-study/cleared.tsx";
import { CoverFirst } from "./case-study/cover-first.tsx";
import { Dealt } from "./case-study/dealt.tsx";
import { Dug } from "./case-study/dug.tsx";
import { PhotographFirst } from "./case-study/photograph-first.tsx";
import { RoadFirst } from "./case-study/road-first.tsx";
import { SplitFirst } from "./case-study/split-first.tsx";

/** The same parts in several orders and layouts; `choreography` in content/schemas.ts describes them. */
const choreographies = {
  cover: CoverFirst,
  photograph: PhotographFirst,
  split: SplitFirst,
  line: AlongLine,
  menu: AsMenu,
  conversation: AsConversation,
  deck: Dealt,
  clearing: Cleared,
  dig: Dug,
  road: RoadFirst,
};

/** `/portfolio/beatum`: one project, in the order and layout of its `choreography`, then the next project. */
export function CaseStudyPage({ entry }: PageProps<Project>) {
  const { content } = useSite();
  const {
    choreography = "cover",
    posts,
    colours,
    motif,
    motifWide,
    ask,
    lettering,
    video,
    videoEmbed,
  } = entry.data;
  const Choreography = choreographies[choreography];
  const grounds = questionGrounds(entry.data);
  const next = findNextProject(content.portfolio, entry);
  const ground = linkGround(next.data);
  return (
    <>
      <ClientTypeface typeface={entry.data.typeface}>
        <Choreography
          entry={entry}
          facts={useFacts(entry.data)}
          films={
            <>
              {video && <Video {...video} />}
              {videoEmbed && <VideoEmbed {...videoEmbed} />}
            </>
          }
          posts={<PostGallery heading={useLabels().posts} lettering={lettering?.posts} posts={posts} />}
          question={
            <CaseAsk
              grounds={grounds}
              ink={findDarkest(colours)}
              patch={findPatch(grounds[1], colours)}
              motif={motif}
              motifWide={motifWide}
              layout={ask}
              lettering={lettering?.ask}
              isMarkDrawn={choreography === "photograph"}
            />
          }
        />
      </ClientTypeface>
      <NextProject project={next} ground={ground} patch={findPatch(ground, next.data.colours)} />
    </>
  );
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
