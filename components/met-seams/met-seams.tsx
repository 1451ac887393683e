import { Drawing } from "../../generator/site.tsx";
import { findMark } from "../brand/mark.ts";

/** The end of three sections with seams: their three cloths meet, and where the seams meet sits the mark. */
export function MetSeams() {
  return (
    <div className="met-seams" aria-hidden="true">
      <i />
      <i />
      <i />
      <Drawing {...findMark("mark")} />
    </div>
  );
}
