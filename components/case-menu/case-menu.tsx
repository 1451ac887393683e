import type { ReactNode } from "react";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * A table that is laid, seen from above: the text about the solution as a printed menu, under the logo, beside a cloth with
 * one place on it, whose plates have the colours; on phones the table is below the menu.
 *
 * @param ground `#1e5a3c`: of the table
 * @param first a picture above them, as wide as the window
 * @param plate rolls into that picture
 * @param plates the colours, a `ColourRow` in the layout `plates`
 */
export function CaseMenu({
  logo,
  ground,
  paper,
  ink,
  first,
  plate,
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
  plate?: ImageFile | undefined;
  heading: string;
  label: string;
  plates: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="case-menu">
      {first && (
        <div className="case-menu__site">
          {plate && <Picture file={plate} alt="" />}
          {first}
        </div>
      )}
      <div className="case-menu__laying">
        <ClientGround colour={ground} className="case-menu__table case-menu__window">
          <ClientGround colour={paper} ink={ink} className="case-menu__card">
            <Picture {...logo} />
            <div className="case-menu__heading">
              <p>{label}</p>
              <h2>{heading}</h2>
            </div>
            {children}
          </ClientGround>
          <div className="case-menu__place">
            {plates}
            <Cutlery colour={paper} />
          </div>
        </ClientGround>
      </div>
    </div>
  );
}

/** A fork at the left of the largest plate, a knife at its right. */
function Cutlery({ colour }: { colour: string }) {
  return (
    <svg className="case-menu__cutlery" viewBox="0 0 1000 1200" fill={colour} aria-hidden="true">
      <path d="M64 560a9 9 0 0 1 18 0v118h14V560a9 9 0 0 1 18 0v118h14V560a9 9 0 0 1 18 0v160q0 44-26 58l8 322a23 23 0 0 1-46 0l8-322q-26-14-26-58Z" />
      <path d="M874 650c42 30 56 84 56 148v72q0 16-16 16h-14l12 214a23 23 0 0 1-46 0l8-240Z" />
    </svg>
  );
}
