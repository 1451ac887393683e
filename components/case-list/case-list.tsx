import type { Project, SiteContent, WorkPage } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { projectCategories } from "../project-card/project-categories.ts";
import { useSite } from "../use-site.ts";
import { type Case, isProject } from "./find-service-cases.ts";

/**
 * Case studies as wide as the window, any number of them: each a picture, and on the client's loudest colour who it was
 * made for and what was made. Nothing if there are none.
 *
 * @param look beside: picture and text in turn left and right; pair: in two unequal columns, an odd last one as wide as
 * both, with the text below its picture
 */
export function CaseList({
  heading,
  cases,
  look,
}: {
  heading: string;
  cases: Case[];
  look: "beside" | "pair";
}) {
  if (cases.length === 0) return null;
  return (
    <section className={`case-list case-list--${look} lazy-section`}>
      <h2 className="wrap">{heading}</h2>
      <ul>
        {cases.map((study, index) => {
          const isWide = look === "pair" && index % 2 === 0 && index === cases.length - 1;
          const isUpright = look === "pair" && index === 1 && cases.length > 2;
          return (
            <li key={study.file}>
              <CasePanel
                study={study}
                sizes={
                  isWide ? "(min-width: 56rem) 100vw, 134vw" : pictureSizes[isUpright ? "upright" : look]
                }
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The width of the whole picture, which is larger than its slot where it is cropped at the sides. */
const pictureSizes = {
  beside: "(min-width: 56rem) 72vw, 134vw",
  pair: "(min-width: 56rem) 76vw, 134vw",
  upright: "(min-width: 40rem) 80vw, 187vw",
};

/** One case study, as a whole a link. */
function CasePanel({ study, sizes }: { study: Case; sizes: string }) {
  const { content, link } = useSite();
  const { name, kind, picture, colour, side } = isProject(study)
    ? describeProject(study.data, content)
    : describeWork(study.data);
  const text = (
    <>
      <h3>{name}</h3>
      <p className="lead">{study.data.summary}</p>
      <p>{kind}</p>
      <MoreLink>{content.ourWork.data.read}</MoreLink>
    </>
  );
  return (
    <a className={side ? `case-panel case-panel--${side}` : "case-panel"} href={link(study)}>
      <Picture file={picture.wide ?? picture.file} alt="" sizes={sizes} />
      {colour ? (
        <ClientGround colour={colour} className="case-panel__text">
          {text}
        </ClientGround>
      ) : (
        <div className="case-panel__text ground-panel">{text}</div>
      )}
    </a>
  );
}

/** The photograph of the identity in use says more than the cover, which the portfolio shows. */
function describeProject(project: Project, content: SiteContent) {
  return {
    name: project.client,
    kind: projectCategories(project, content.portfolioPage.data.filter),
    // The slots are narrower than wide covers.
    picture: project.inUse ?? { file: project.cover.file, wide: undefined },
    colour: (project.colours.find(({ name }) => name === project.inUseOn) ?? project.colours[0])?.value,
    side: project.inUse && project.inUseSide,
  };
}

function describeWork({ heading, techLine, pictures, cover }: WorkPage) {
  return { name: heading, kind: techLine, picture: pictures[0] ?? cover, colour: undefined, side: "whole" };
}
