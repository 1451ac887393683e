import type { Project } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { projectCategories } from "./project-categories.ts";

export interface ProjectCardProps {
  project: Entry<Project>;
  sizes?: string;
  /** Above the fold: its picture is loaded at once. */
  eager?: boolean;
  /** Twice as wide as high, with the cover that is composed for it. */
  wide?: boolean;
}

/**
 * A project in the portfolio: picture, and on the client's loudest colour name, categories, year. The whole card is one link. On hover the drawing gives
 * way to the photograph; on wide cards below the fold it is the other way round.
 */
export function ProjectCard({ project, sizes, eager, wide }: ProjectCardProps) {
  const { content, link } = useSite();
  const { client, cover, date, categories, inUse, colours } = project.data;
  const isPhotograph = wide && !eager && inUse !== undefined;
  const { file, wide: wideFile } = isPhotograph ? inUse : cover;
  // On hover, so for wide windows only.
  const other = isPhotograph ? cover : inUse;
  return (
    <a
      className={`project-card two-rings${wide ? " project-card--wide" : ""}${isPhotograph ? " project-card--photograph" : ""}`}
      href={link(project)}
      data-categories={categories.join(" ")}
      data-travels=""
    >
      <div className="project-card__picture">
        <Picture file={file} wide={wide ? wideFile : undefined} alt="" eager={eager} sizes={sizes} />
        {other && (
          <Picture file={other.wide ?? other.file} className="project-card__other" alt="" sizes={sizes} />
        )}
      </div>
      <ClientGround colour={colours[0]?.value ?? ""} className="project-card__text">
        <h2>{client}</h2>
        <p>
          <span>{projectCategories(project.data, content.portfolioPage.data.filter)}</span>
          <span>{date.slice(0, 4)}</span>
        </p>
      </ClientGround>
    </a>
  );
}
