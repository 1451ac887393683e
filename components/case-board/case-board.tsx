import type { ReactNode } from "react";
import type { ImageFile } from "../../generator/site.tsx";
import { CaseLogo } from "../case-logo/case-logo.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * The client's logo, as wide as the page, on one of the client's colours; on another colour a heading and the text about
 * the solution, which begins large.
 */
export function CaseBoard({
  logo,
  logoGround,
  textGround,
  ink,
  heading,
  label,
  children,
}: {
  logo: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
  /** `#e4452b` */
  logoGround: string;
  textGround: string;
  ink?: string | undefined;
  heading: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <section className="case-board">
      <CaseLogo logo={logo} ground={logoGround} />
      <ClientGround colour={textGround} ink={ink} className="case-board__text">
        <p className="lead">{label}</p>
        <h2>{heading}</h2>
        {children}
      </ClientGround>
    </section>
  );
}
