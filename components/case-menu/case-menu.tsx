import type { ReactNode } from "react";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * A table seen from above: the text about the solution as a printed menu, under the logo, beside four plates with the
 * colours; on phones the plates stand below it.
 *
 * @param ground `#e4452b`: of the table
 * @param first a picture above them, as wide as the table
 * @param plates the colours, a `ColourRow` in the layout `plates`
 */
export function CaseMenu({
  logo,
  ground,
  paper,
  ink,
  first,
  heading,
  label,
  plates,
  children,
}: {
  logo: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
  ground: string;
  paper: string;
  ink?: string | undefined;
  first?: ReactNode;
  heading: string;
  label: string;
  plates: ReactNode;
  children: ReactNode;
}) {
  return (
    <ClientGround colour={ground} className="case-menu">
      {first}
      <ClientGround colour={paper} ink={ink} className="case-menu__card">
        <Picture {...logo} />
        <p className="lead">{label}</p>
        <h2>{heading}</h2>
        {children}
      </ClientGround>
      {plates}
    </ClientGround>
  );
}
