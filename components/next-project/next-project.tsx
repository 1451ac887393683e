import type { Project } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { leadPicture } from "../case-head/lead-picture.ts";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { findDarkest } from "../client-ground/contrast.ts";
import { Surface } from "../strata/strata.tsx";
import { useSite } from "../use-site.ts";

/**
 * The end of a case study: a link to the next project, its photograph as wide as the window, its name large below it, on
 * a plate in the manner of its choreography: a sign, a message, a card or a bar. The arrow is as long as the name leaves room.
 */
export function NextProject({
  project,
  grounds: [ground, plate],
}: {
  project: Entry<Project>;
  /** `#08291e`; of the plate and of what is around it. */
  grounds: [ground: string, plate: string];
}) {
  const { content, link } = useSite();
  const { choreography = "cover", client, colours, dig, lettering } = project.data;
  const { file, wide, phone } = lettering?.table ?? leadPicture(project.data);
  const letters = Math.max(...client.split(" ").map((word) => word.length));
  const length = letters <= 6 ? "brief" : letters <= 9 ? "short" : "long";
  return (
    <a
      className={`next-project next-project--${choreography} next-project--${length}`}
      href={link(project)}
      data-travels=""
    >
      <div className="next-project__picture">
        <Picture file={file} wide={wide} phone={phone} alt="" sizes="100vw" />
      </div>
      <ClientGround colour={ground} className="next-project__foot">
        <ClientGround colour={plate} ink={findDarkest(colours)} className="next-project__plate">
          <p>{content.labels.data.caseStudy.next}</p>
          <h2>
            {client} <span className="next-project__arrow" />
          </h2>
          {choreography === "conversation" && (
            <svg className="next-project__tail" viewBox="0 0 1 1" aria-hidden="true">
              <path fill={plate} d="M0 0h1l-1 1z" />
            </svg>
          )}
        </ClientGround>
        {dig && (
          <div className="next-project__surface">
            <Surface bar={ground} stripe={plate} />
          </div>
        )}
      </ClientGround>
    </a>
  );
}
