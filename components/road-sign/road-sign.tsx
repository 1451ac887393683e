import type { ReactNode } from "react";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

export interface SignGrounds {
  logo: string;
  /** Of the sentence, the road and the night. */
  road: string;
  /** Of the light between the panels. */
  light: string;
}

/** The head of a case study as a sign by day: the client's logo in place of the name, above the sentence. */
export function RoadSign({
  heading,
  lead,
  logo,
  grounds,
}: {
  heading: string;
  lead: string;
  logo: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
  grounds: SignGrounds;
}) {
  return (
    <section className="road-sign">
      <Breadcrumb />
      <SignPanels grounds={grounds}>
        <ClientGround colour={grounds.logo} className="road-sign__name">
          <h1 className="visually-hidden">{heading}</h1>
          <Picture {...logo} eager />
        </ClientGround>
        <ClientGround colour={grounds.road} ink={grounds.light} className="road-sign__lead">
          <p className="lead">{lead}</p>
        </ClientGround>
      </SignPanels>
    </section>
  );
}

/**
 * The panels of a sign, with its frame around and between them, on posts that reach down behind the next sign.
 *
 * @param isLit the frame is switched on when the sign comes into view
 */
export function SignPanels({
  grounds: { logo, road, light },
  isLit = false,
  className = "",
  children,
}: {
  grounds: SignGrounds;
  isLit?: boolean;
  className?: string;
  children: ReactNode;
}) {
  return (
    <ClientGround colour={road} className={`road-sign__panels ${className}`.trim()}>
      <svg aria-hidden="true" className="road-sign__posts">
        <rect width="100%" height="100%" fill={logo} />
      </svg>
      {isLit && (
        <svg aria-hidden="true" className="road-sign__light">
          <rect width="100%" height="100%" fill={light} />
        </svg>
      )}
      {children}
    </ClientGround>
  );
}
