import type { Project } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { leadPicture } from "../case-head/lead-picture.ts";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { findDarkest, hasLightText } from "../client-ground/contrast.ts";
import { DrawnWords } from "../lettered.tsx";
import { useSite } from "../use-site.ts";

/**
 * The end of a case study: a link to the next project, as high as the window where that is wide. Its photograph
 * reaches from edge to edge, and below it is a bar in its colour with its name in its own letters. In the photograph of a
 * table the name stands as it does there; in that of a deck, above the cards.
 */
export function NextProject({
  project,
  ground,
  patch,
}: {
  project: Entry<Project>;
  /** `#08291e` */
  ground: string;
  /** The ground of the arrow. */
  patch?: string | undefined;
}) {
  const { content, link } = useSite();
  const { choreography, client, colours, lettering, linkPicture } = project.data;
  const table = lettering?.table;
  const { file, wide, phone } = table ?? linkPicture ?? leadPicture(project.data);
  const letters = findLetters(project.data);
  const layout = table ? " next-project--table" : choreography === "deck" ? " next-project--over" : "";
  return (
    <ClientGround
      as="a"
      href={link(project)}
      colour={ground}
      ink={hasLightText(ground) ? patch : findDarkest(colours)}
      patch={patch}
      className={`next-project two-rings${layout}`}
      data-travels=""
    >
      <div className="next-project__picture">
        <Picture
          file={file}
          wide={wide}
          phone={phone}
          alt=""
          sizes={table ? "100vw" : "(min-width: 40rem) and (max-aspect-ratio: 5/4) 130vw, 100vw"}
        />
      </div>
      <p>{content.labels.data.caseStudy.next}</p>
      <h2>{letters ? <DrawnWords words={client} {...letters} /> : client}</h2>
    </ClientGround>
  );
}

/** The name in the client's own letters; for `dig`, where it has a gap for the arm, the logo. */
function findLetters({ board, choreography, lettering, mark }: Project) {
  if (choreography === "dig") return { file: board.logo.file };
  if (lettering) return { file: lettering.name, wide: lettering.wide };
  return mark && { file: mark.wide ?? mark.file };
}
