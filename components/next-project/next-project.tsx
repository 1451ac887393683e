import type { Project } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { leadPicture } from "../case-head/lead-picture.ts";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { Icon } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/** The end of a case study: a link to the next project, its photograph as wide as the window, its name large below it. */
export function NextProject({ project, ground }: { project: Entry<Project>; ground: string }) {
  const { content, link } = useSite();
  const { file, wide, phone } = leadPicture(project.data);
  return (
    <a className="next-project" href={link(project)} data-travels="">
      <div className="next-project__picture">
        <Picture file={file} wide={wide} phone={phone} alt="" sizes="100vw" />
      </div>
      <ClientGround colour={ground} className="next-project__foot">
        <p>{content.labels.data.caseStudy.next}</p>
        <h2>
          {project.data.client} <Icon name="arrow-right" />
        </h2>
      </ClientGround>
    </a>
  );
}
