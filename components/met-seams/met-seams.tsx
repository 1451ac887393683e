import type { ReactNode } from "react";
import { Drawing } from "../../generator/site.tsx";
import { findMark } from "../brand/mark.ts";

/**
 * The end of three sections with seams: their three cloths meet, and where the seams meet sits the mark. Together with the
 * band below them they fill the window.
 */
export function MetSeams({ children }: { children: ReactNode }) {
  return (
    <div className="met-end">
      <div className="met-seams" aria-hidden="true">
        <i />
        <i />
        <i />
        <Drawing {...findMark("mark")} />
      </div>
      {children}
    </div>
  );
}
