import { type Crop, type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { CaseFacts, type Fact } from "../case-facts/case-facts.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

export interface CaseHeadProps {
  heading: string;
  lead: string;
  picture: {
    file: ImageFile;
    alt: string;
    wide?: ImageFile | undefined;
    phone?: Crop | undefined;
    caption?: string | undefined;
  };
  /** None for a page that shows them elsewhere. */
  facts?: Fact[];
  /**
   * `#e4452b`; title and facts on this ground beside the picture, instead of above and below it. One that has no wide
   * version is not upright: its slot is lower.
   */
  ground?: string;
}

/**
 * The head of a case study: the name as large as the window allows, one sentence, facts, and the project's picture as
 * wide as the window.
 */
export function CaseHead({
  heading,
  lead,
  picture: { caption, ...picture },
  facts = [],
  ground,
}: CaseHeadProps) {
  const title = <CaseTitle heading={heading} lead={lead} />;
  const { wide, ...upright } = picture;
  const split = wide ? "case-head case-head--split" : "case-head case-head--split case-head--low";
  return (
    <section className={ground ? split : "case-head"}>
      {ground ? (
        <ClientGround colour={ground} className="case-head__ground">
          {title}
          <CaseFacts facts={facts} />
        </ClientGround>
      ) : (
        <div className="wrap">{title}</div>
      )}
      <div className="case-head__picture">
        {/* Beside the title, a picture twice as wide as high is cropped at its sides. */}
        <Picture
          {...(ground ? upright : picture)}
          sizes={ground ? "(min-width: 56rem) 104vw, 100vw" : "100vw"}
          eager
        />
      </div>
      {caption && <p className="case-head__caption wrap">{caption}</p>}
      {!ground && facts.length > 0 && <CaseFacts facts={facts} />}
    </section>
  );
}

/**
 * The breadcrumb, the name as large as the window allows, one sentence; in an element with the class `case-head`.
 *
 * @param across up to nine letters fill the window, with the sentence below them
 */
export function CaseTitle({
  heading,
  lead,
  across = false,
}: {
  heading: string;
  lead?: string | undefined;
  across?: boolean;
}) {
  return (
    <>
      <Breadcrumb />
      <div className="case-head__title">
        <h1 className={across && heading.length <= 9 ? "case-head__across" : sizeOf(heading)}>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </>
  );
}

/** The fewer letters, the larger: up to five, six, eight and twelve. A name that fills its line has the sentence below. */
function sizeOf(name: string): string | undefined {
  if (name.length <= 5) return "case-head__shortest";
  if (name.length <= 6) return "case-head__shorter";
  if (name.length <= 8) return "case-head__short";
  if (name.length <= 12) return "case-head__medium";
  return name.length > 16 && name.length < 20 ? "case-head__long" : undefined;
}
