import type { ReactNode } from "react";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { StirredSoup } from "./stirred-soup.tsx";

/**
 * A table seen from above: the text about the solution as a printed menu, under the logo, and below it a cloth with a bowl of
 * soup, around which small plates have the colours. As the visitor scrolls, the menu is taken from the cloth, and the soup
 * is stirred.
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
        <ClientGround colour={ground} className="case-menu__table">
          <ClientGround colour={paper} ink={ink} className="case-menu__card">
            <Picture {...logo} />
            <div className="case-menu__heading">
              <p>{label}</p>
              <h2>{heading}</h2>
            </div>
            {children}
          </ClientGround>
          <div className="case-menu__place">
            <StirredSoup />
            {plates}
          </div>
        </ClientGround>
      </div>
    </div>
  );
}
