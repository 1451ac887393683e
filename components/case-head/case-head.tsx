import type { ImageFile } from "../../generator/site.tsx";
import { Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";

/** The head of a case study: name, one sentence, and the project's picture as wide as the window. */
export function CaseHead({
  heading,
  lead,
  cover,
  tall,
}: {
  heading: string;
  lead: string;
  cover: { file: ImageFile; alt: string };
  /** For a picture whose subject a crop to 2:1 would cut off. */
  tall?: boolean | undefined;
}) {
  return (
    <>
      <div className="wrap">
        <Breadcrumb />
        <div className="case-head">
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <Picture
        className={tall ? "case-head__cover case-head__cover--tall" : "case-head__cover"}
        file={cover.file}
        alt={cover.alt}
        sizes="100vw"
        eager
      />
    </>
  );
}
