import type { ReactNode } from "react";

/**
 * Sections of the home page along whose left edge the thread goes. It comes from the section above, along the upper edge, and
 * goes on in the section below (`JoinedCloths`, in whose middle it is).
 */
export function Selvedge({ children }: { children: ReactNode }) {
  return <div className="selvedge">{children}</div>;
}
