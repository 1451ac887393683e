import type { Project } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { findDarkest } from "../client-ground/contrast.ts";
import { Wordmark } from "../client-wall/client-mark.tsx";
import { useSite } from "../use-site.ts";
import { projectCategories } from "./project-categories.ts";

export interface ProjectCardProps {
  project: Entry<Project>;
  /** Above the fold: its picture is loaded at once. */
  eager?: boolean;
}

/**
 * A project in the portfolio, in the form that its content chooses (`card`): its photograph, or the drawing where there is
 * none, on one of the client's colours, and on this its logo, or else its name, categories, year. The whole card is one
 * link. By scroll the photograph opens upon the colour; on hover it comes closer, except on a poster.
 */
export function ProjectCard({ project, eager }: ProjectCardProps) {
  const { content, link } = useSite();
  const {
    client,
    summary,
    cover,
    date,
    categories,
    inUse,
    inUseSide,
    inUseOn,
    linkPicture,
    colours,
    card,
    lettering,
  } = project.data;
  const isFull = card === "poster" || card === "wide";
  const photograph = (card === "wide" && linkPicture) || inUse || { ...cover, phone: undefined };
  const mark = content.clients.data.clients.find(({ name }) => name === client)?.mark;
  // A photograph with an upright form shows that one where it is not twice as wide as high. On a poster, which may be lower,
  // the client's table has an even ground above and below.
  const wide = (card === "poster" && lettering?.table?.wide) || (isFull ? photograph.wide : undefined);
  const [loudest, second] = colours;
  const named = card === "poster" ? colours.find(({ name }) => name === inUseOn) : undefined;
  const forms = [card, !isFull && inUseSide, photograph.wide && "upright"].filter(Boolean);
  return (
    <ClientGround
      as="a"
      colour={(named ?? (isFull ? second : loudest))?.value ?? ""}
      ink={named ? second?.value : findDarkest(colours)}
      className={`project-card two-rings ${forms.map((form) => `project-card--${form}`).join(" ")}`}
      href={link(project)}
      data-categories={categories.join(" ")}
      data-travels=""
    >
      <div className="project-card__picture">
        <Picture
          file={photograph.file}
          phone={photograph.phone}
          phoneIn={card === "narrow" ? "all" : undefined}
          wide={wide}
          alt=""
          eager={eager && "high"}
          sizes={sizes[card === "beside" && photograph.wide ? "upright" : card]}
        />
      </div>
      <div className="project-card__text">
        <h2>
          {mark && <Wordmark mark={mark} />}
          <span className={mark && "visually-hidden"}>{client}</span>
        </h2>
        <p className="lead">{summary}</p>
        <p>
          <span>{projectCategories(project.data, content.portfolioPage.data.filter)}</span> {date.slice(0, 4)}
        </p>
      </div>
    </ClientGround>
  );
}

/** The width of the whole picture, which is larger than a card that crops it. */
const sizes: Record<Project["card"] | "upright", string> = {
  poster: "100vw",
  beside: "(min-width: 40rem) 90vw, 100vw",
  upright: "(min-width: 40rem) 50vw, 120vw",
  wide: "(min-width: 40rem) 72vw, 120vw",
  narrow: "(min-width: 40rem) 50vw, 120vw",
};
