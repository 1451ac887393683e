import type { ReactNode } from "react";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { StirredSoup } from "./stirred-soup.tsx";

/**
 * A table seen from above: the text about the solution as a printed menu, and below it a cloth with a bowl of
 * soup, around which small plates have the colours. As the visitor scrolls, the menu is taken from the cloth, and the soup
 * is stirred.
 *
 * @param ground `#1e5a3c`: of the table
 * @param sign `#3a1330`: of the menu's head, with the first sentence
 * @param first a picture above them, as wide as the window
 * @param plate rolls into that picture
 * @param plates the colours, a `ColourRow` in the layout `plates`
 */
export function CaseMenu({
  ground,
  sign,
  paper,
  ink,
  first,
  plate,
  heading,
  label,
  plates,
  statement,
  children,
}: {
  ground: string;
  sign: string;
  paper: string;
  ink?: string | undefined;
  first?: ReactNode;
  plate?: ImageFile | undefined;
  heading: string;
  label: string;
  plates: ReactNode;
  statement: ReactNode;
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
          <div className="case-menu__card">
            <ClientGround colour={sign} ink={paper} className="case-menu__sign">
              <div className="case-menu__heading">
                <p>{label}</p>
                <h2>{heading}</h2>
              </div>
              {statement}
            </ClientGround>
            <ClientGround colour={paper} ink={ink} className="case-menu__courses">
              {children}
            </ClientGround>
          </div>
          <div className="case-menu__place">
            <StirredSoup />
            {plates}
          </div>
        </ClientGround>
      </div>
    </div>
  );
}
