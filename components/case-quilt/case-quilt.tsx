import type { ReactNode } from "react";

/** Two parts of a case study side by side, without a gap: logo and colours, or colours and text. */
export function CaseQuilt({ children }: { children: ReactNode }) {
  return <div className="case-quilt">{children}</div>;
}
