import { type Crop, type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { CaseFacts, type Fact } from "../case-facts/case-facts.tsx";
import { DrawnWords, type NameLettering } from "../lettered.tsx";

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
  /** How wide the picture is. Default: as the window. */
  sizes?: string;
  lettering?: NameLettering | undefined;
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
  sizes = "100vw",
  lettering,
}: CaseHeadProps) {
  return (
    <section className="case-head">
      <div className="wrap">
        <CaseTitle heading={heading} lead={lead} lettering={lettering} />
      </div>
      <div>
        <div className="case-head__picture">
          <Picture {...picture} sizes={sizes} eager />
        </div>
        {caption && <p className="case-head__caption wrap">{caption}</p>}
        {facts.length > 0 && <CaseFacts facts={facts} />}
      </div>
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
  lettering,
  across = false,
}: {
  heading: string;
  lead?: string | undefined;
  lettering?: CaseHeadProps["lettering"];
  across?: boolean;
}) {
  return (
    <>
      <Breadcrumb />
      <div className="case-head__title">
        {lettering ? (
          <h1 className="case-head__lettering">
            <DrawnWords words={heading} file={lettering.name} wide={lettering.wide} eager />
          </h1>
        ) : (
          <h1 className={sizeOf(heading, across)}>{heading}</h1>
        )}
        {lead && <p className="lead">{lead}</p>}
      </div>
    </>
  );
}

/** The fewer letters, the larger. A name that fills its line, or two on phones, has the sentence below. */
export function sizeOf(name: string, across: boolean): string | undefined {
  if (across && name.length <= 9) return "case-head__across";
  if (name.length <= 5) return "case-head__shortest";
  if (name.length <= 6) return "case-head__shorter";
  if (name.length <= 8) return "case-head__short";
  if (name.length <= 12) return "case-head__medium";
  return name.length > 15 && name.length < 20 ? "case-head__long" : undefined;
}
