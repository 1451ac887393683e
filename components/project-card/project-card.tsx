import type { Project } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
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
 * A project in the portfolio: picture, name, categories, year. The whole card is one link. On hover the drawing gives
 * way to the photograph.
 */
export function ProjectCard({ project, sizes, eager, wide }: ProjectCardProps) {
  const { content, link } = useSite();
  const { client, cover, date, categories, inUse } = project.data;
  return (
    <a
      className={wide ? "project-card project-card--wide" : "project-card"}
      href={link(project)}
      data-categories={categories.join(" ")}
      data-travels=""
    >
      <div className="project-card__picture">
        <Picture file={cover.file} wide={wide ? cover.wide : undefined} alt="" eager={eager} />
        {inUse && (
          <Picture
            className="project-card__photograph"
            file={inUse.wide ?? inUse.file}
            alt=""
            sizes={sizes}
          />
        )}
      </div>
      <h2>{client}</h2>
      <p>
        <span>{projectCategories(project.data, content.portfolioPage.data.filter)}</span>
        <span>{date.slice(0, 4)}</span>
      </p>
    </a>
  );
}
