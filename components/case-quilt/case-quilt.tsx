import type { ReactNode } from "react";

/**
 * Two parts of a case study side by side, without a gap, in either order: text, and a side (`case-quilt__side`) with the
 * logo above the colours. On phones the text is first.
 */
export function CaseQuilt({ children }: { children: ReactNode }) {
  return <div className="case-quilt">{children}</div>;
}
