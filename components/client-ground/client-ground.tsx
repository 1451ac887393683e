import type { ReactNode } from "react";
import { hasLightText } from "./contrast.ts";

/**
 * What stands on a client's colour, in black or white, whichever reads better on it. The colour comes from content
 * and is drawn as SVG: pages have no style attributes, so that their content policy can forbid them.
 */
export function ClientGround({
  as: Element = "div",
  colour,
  className,
  children,
}: {
  as?: "div" | "li";
  /** `#e4452b` */
  colour: string;
  className: string;
  children: ReactNode;
}) {
  const tone = hasLightText(colour) ? "client-ground--dark" : "client-ground--light";
  return (
    <Element className={`client-ground ${tone} ${className}`}>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      {children}
    </Element>
  );
}
