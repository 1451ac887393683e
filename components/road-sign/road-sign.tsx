import type { ReactNode } from "react";
import { ClientGround } from "../client-ground/client-ground.tsx";

export interface SignGrounds {
  logo: string;
  /** Of the sentence, the road and the night. */
  road: string;
  /** Of the light between the panels. */
  light: string;
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
