import type { ReactNode } from "react";

/**
 * Sections of the home page that the thread joins with the section below, along their lower edge. It goes on in the middle of
 * that section (`JoinedCloths`).
 */
export function Selvedge({ children }: { children: ReactNode }) {
  return <div className="selvedge">{children}</div>;
}
