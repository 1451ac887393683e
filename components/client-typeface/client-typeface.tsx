import type { ReactNode } from "react";
import type { Project } from "../../content/schemas.ts";

/**
 * A case study in the client's typeface: what is large in it has `font-family: var(--font-client, var(--font-display))`. Only
 * pages with the class load the font (`assets/fonts/cut-fonts.ts`). Without one, everything is in the agency's typefaces.
 */
export function ClientTypeface({
  typeface,
  children,
}: {
  typeface: Project["typeface"];
  children: ReactNode;
}) {
  if (!typeface) return children;
  return <div className={`client-typeface client-typeface--${typeface}`}>{children}</div>;
}
