import type { Project } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";
import { projectCategories } from "./project-categories.ts";

export interface ProjectCardProps {
  project: Entry<Project>;
  sizes?: string;
  /** Above the fold: its picture is loaded at once. */
  eager?: boolean;
}

/** A project in the portfolio: picture, name, categories, year. The whole card is one link. */
export function ProjectCard({ project, sizes, eager }: ProjectCardProps) {
  const { content, link } = useSite();
  const { client, cover, date, categories } = project.data;
  return (
    <a className="project-card" href={link(project)} data-categories={categories.join(" ")}>
      <div className="project-card__picture">
        <Picture file={cover.file} alt="" sizes={sizes} eager={eager} />
      </div>
      <h2>{client}</h2>
      <p>
        <span>{projectCategories(project.data, content.portfolioPage.data.filter)}</span>
        <span>{date.slice(0, 4)}</span>
      </p>
    </a>
  );
}
