import type { Project } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

/** The end of a case study: a link to the next project, with its cover and name. */
export function NextProject({ project }: { project: Entry<Project> }) {
  const { content, link } = useSite();
  const { client, cover } = project.data;
  return (
    <section className="section wrap">
      <a className="project-card next-project" href={link(project)}>
        <p>{content.labels.data.caseStudy.next}</p>
        <div className="project-card__picture">
          <Picture file={cover.file} alt="" />
        </div>
        <h2>{client}</h2>
      </a>
    </section>
  );
}
