import type { ReactNode } from "react";
import { hasLightText } from "./contrast.ts";

/**
 * An element on a client's colour, with black or white text, whichever has the better contrast. The colour comes from
 * content and is drawn as SVG, because the content security policy forbids style attributes.
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
  const contrast = hasLightText(colour) ? "client-ground--dark" : "client-ground--light";
  return (
    <Element className={`client-ground ${contrast} ${className}`}>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      {children}
    </Element>
  );
}
