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
  const drawing = { file: cover.file, wide: wide ? cover.wide : undefined };
  const photograph = inUse && { file: inUse.wide ?? inUse.file };
  const isPhotograph = wide && !eager && photograph !== undefined;
  const [first, second] = isPhotograph ? [photograph, drawing] : [drawing, photograph];
  return (
    <a
      className={`project-card${wide ? " project-card--wide" : ""}${isPhotograph ? " project-card--photograph" : ""}`}
      href={link(project)}
      data-categories={categories.join(" ")}
      data-travels=""
    >
      <div className="project-card__picture">
        <Picture {...first} alt="" eager={eager} sizes={sizes} />
        {second && <Picture {...second} className="project-card__other" alt="" sizes={sizes} />}
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
