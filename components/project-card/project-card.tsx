import type { Project } from "../../content/schemas.ts";
import { type Entry, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { useSite } from "../use-site.ts";
import { projectCategories } from "./project-categories.ts";

export interface ProjectCardProps {
  project: Entry<Project>;
  /** Above the fold: its picture is loaded at once. */
  eager?: boolean;
  /** Twice as wide as high, with the cover that is composed for it. */
  wide?: boolean;
}

/**
 * A project in the portfolio: its photograph, or the drawing where there is none, and on the client's loudest colour
 * name, categories, year; below a wide photograph, which has that colour itself, on the second one. The whole card is
 * one link. On hover the photograph gives way to the drawing.
 */
export function ProjectCard({ project, eager, wide }: ProjectCardProps) {
  const { content, link } = useSite();
  const { client, cover, date, categories, inUse, colours } = project.data;
  const picture = inUse ?? { ...cover, phone: undefined };
  // Photographs twice as wide as high are cropped on narrow cards, if there is no upright one: the side of the focus stays.
  const focus = Number.parseFloat(picture.phone?.focus ?? "50");
  // The width of the whole picture, which is larger than a narrow card.
  const sizes = eager ? "100vw" : "(min-width: 40rem) 60vw, 100vw";
  const look = wide ? "wide" : focus < 50 ? "left" : focus > 50 ? "right" : undefined;
  return (
    <a
      className={look ? `project-card two-rings project-card--${look}` : "project-card two-rings"}
      href={link(project)}
      data-categories={categories.join(" ")}
      data-travels=""
    >
      <div className="project-card__picture">
        <Picture
          file={picture.file}
          phone={picture.phone}
          wide={wide ? (inUse ?? cover).wide : undefined}
          alt=""
          eager={eager}
          sizes={sizes}
        />
        {inUse && (
          <Picture file={(wide && cover.wide) || cover.file} className="project-card__other" alt="" />
        )}
      </div>
      <ClientGround colour={colours[wide ? 1 : 0]?.value ?? ""} className="project-card__text">
        <h2>{client}</h2>
        <p>
          <span>{projectCategories(project.data, content.portfolioPage.data.filter)}</span>
          <span>{date.slice(0, 4)}</span>
        </p>
      </ClientGround>
    </a>
  );
}
