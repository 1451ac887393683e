import type { Project, SiteContent, WorkPage } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { MoreLink } from "../more-link/more-link.tsx";
import { projectCategories } from "../project-card/project-categories.ts";
import { useSite } from "../use-site.ts";
import { type Case, findWebsite, isProject } from "./find-service-cases.ts";

/**
 * Case studies as wide as the window, any number of them: each a picture, and on the client's loudest colour who it was
 * made for and what was made. Nothing if there are none.
 *
 * @param look beside: picture and text in turn left and right; pair: in two columns, an odd last one as wide as
 * both, with the text below its picture, as is one alone; seam: below the seam of the home page, each as high as the window
 * and composed for itself, the third beside its upright picture;
 * sites: the website, if it has one, above the text
 */
export function CaseList({
  heading,
  cases,
  look,
}: {
  heading: string;
  cases: Case[];
  look: keyof typeof looks;
}) {
  if (cases.length === 0) return null;
  const form = cases.length === 1 && look === "beside" ? "pair" : look;
  return (
    <section className={looks[form]}>
      <h2 className={form === "seam" ? undefined : "wrap"}>{heading}</h2>
      <ul>
        {cases.map((study, index) => {
          const isLast = index % 2 === 0 && index === cases.length - 1;
          const slot = form === "beside" ? form : isLast || form === "seam" ? "last" : "pair";
          const isUpright = form === "seam" && index === 2;
          return (
            <li key={study.file}>
              <CasePanel study={study} slot={isUpright ? "upright" : slot} hasSite={form === "sites"} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const looks = {
  beside: "case-list case-beside lazy-section",
  pair: "case-list case-list--pair lazy-section",
  seam: "case-seam",
  sites: "case-list case-sites lazy-section",
};

/** The width of the whole picture, which is larger than its slot where it is cropped at the sides. */
const pictureSizes = {
  beside: "(min-width: 56rem) 72vw, 115vw",
  pair: "(min-width: 40rem) 56vw, 170vw",
  last: "(min-width: 40rem) 100vw, 140vw",
  upright: "(min-width: 56rem) 50vw, 120vw",
};

const uprightSizes = {
  beside: "(min-width: 56rem) 72vw, (min-width: 40rem) 134vw, 100vw",
  pair: "(min-width: 40rem) 50vw, 100vw",
  last: "(min-width: 40rem) 100vw, 120vw",
  upright: pictureSizes.upright,
};

const overSizes = "(min-width: 56rem) 115vw, 220vw";
const wholeSizes = "(min-width: 40rem) 100vw, 250vw";

/**
 * One case study, as a whole a link. Phones show the upright version of its picture.
 *
 * @param hasSite its website in place of the picture, and beside it that for phones, which is alone on phones
 */
function CasePanel({
  study,
  slot,
  hasSite,
}: {
  study: Case;
  slot: keyof typeof pictureSizes;
  hasSite: boolean;
}) {
  const { content, link } = useSite();
  const { name, kind, picture, colour, side, over } = isProject(study)
    ? describeProject(study.data, content, slot === "pair")
    : describeWork(study.data);
  const text = (
    <>
      <h3>{name}</h3>
      <p className="lead">{study.data.summary}</p>
      <p>{kind}</p>
      <MoreLink>{content.ourWork.data.read}</MoreLink>
    </>
  );
  const site = hasSite && isProject(study) && findWebsite(study.data);
  if (site && colour) {
    return (
      <a className="case-panel" href={link(study)}>
        <ClientGround colour={colour}>
          <div className="case-panel__site">
            <Picture file={site.wide} alt="" />
            <Picture file={site.phone} alt="" />
          </div>
          <div className="case-panel__text">{text}</div>
        </ClientGround>
      </a>
    );
  }
  const wide = isProject(study) ? picture.wide : undefined;
  const isOver = over && slot === "last";
  const form = isOver ? "over" : slot === "upright" ? "tall" : wide ? "upright" : side;
  const ownSizes = wide ? uprightSizes[slot] : pictureSizes[slot];
  const sizes = side === "whole" ? wholeSizes : isOver ? overSizes : ownSizes;
  return (
    <a className={form ? `case-panel case-panel--${form}` : "case-panel"} href={link(study)}>
      <Picture
        file={wide ? picture.file : (picture.wide ?? picture.file)}
        wide={slot === "upright" ? undefined : wide}
        alt=""
        sizes={sizes}
      />
      {colour ? (
        <ClientGround
          colour={isOver ? over : colour}
          ink={isOver ? colour : undefined}
          className="case-panel__text"
        >
          {text}
        </ClientGround>
      ) : (
        <div className="case-panel__text ground-panel">{text}</div>
      )}
    </a>
  );
}

/**
 * The photograph of the identity in use says more than the cover, which the portfolio shows.
 *
 * @param isPair where phones show a square of it, that of links if it has an upright version
 */
function describeProject(project: Project, content: SiteContent, isPair: boolean) {
  const { linkPicture, inUse } = project;
  return {
    name: project.client,
    kind: projectCategories(project, content.portfolioPage.data.filter),
    // The slots are narrower than wide covers.
    picture: (isPair && linkPicture?.wide ? linkPicture : inUse) ?? {
      file: project.cover.file,
      wide: undefined,
    },
    colour: (project.colours.find(({ name }) => name === project.inUseOn) ?? project.colours[0])?.value,
    side: inUse && project.inUseSide,
    over: project.colours.find(({ name }) => name === project.inUseOver)?.value,
  };
}

function describeWork({ heading, techLine, pictures, cover, grounds }: WorkPage) {
  return {
    name: heading,
    kind: techLine,
    picture: pictures[0] ?? cover,
    colour: grounds.title,
    side: "whole",
    over: undefined,
  };
}
