import type { ImageFile } from "../../generator/site.tsx";
import { Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";

/** The opening of a case study: name and one sentence, then the project's picture across the window. */
export function CaseHead({
  heading,
  lead,
  cover,
}: {
  heading: string;
  lead: string;
  cover: { file: ImageFile; alt: string };
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
      <Picture className="case-head__cover" file={cover.file} alt={cover.alt} sizes="100vw" eager />
    </>
  );
}
