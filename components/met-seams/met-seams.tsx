import { Drawing } from "../../generator/site.tsx";
import { findMark } from "../brand/mark.ts";

/**
 * The end of three sections with seams: a window in which their three cloths meet, each with its sign, a day of the plan, the
 * clock and the lens. Where the seams meet, the mark is sewn on.
 */
export function MetSeams() {
  return (
    <div className="met-seams" aria-hidden="true">
      <i />
      <i />
      <i />
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path fill="var(--dye-snow)" d="M4 16H116V116H4z" />
        <path fill="var(--dye-maple)" d="M4 16H116V42H4z" />
        <path stroke="var(--dye-indigo)" strokeWidth="8" d="M32 4V27M60 4V27M88 4V27" />
        <path
          stroke="var(--dye-indigo)"
          strokeWidth="2"
          strokeDasharray="5 4"
          d="M41 42V116M79 42V116M4 79H116"
        />
        <path fill="var(--dye-marigold)" d="M41 42H79V79H41z" />
        <path fill="var(--dye-indigo)" d="M60 42L79 60.5 60 79 41 60.5z" />
        <path fill="var(--dye-maple)" d="M4 42H41V79z" />
        <path stroke="var(--dye-maple)" strokeWidth="4" fill="none" d="M79 60H98V98H22" />
        <path
          fill="var(--dye-snow)"
          stroke="var(--dye-maple)"
          strokeWidth="4"
          d="M92 60a6 6 0 0 1 12 0 6 6 0 0 1-12 0M54 98a6 6 0 0 1 12 0 6 6 0 0 1-12 0M16 98a6 6 0 0 1 12 0 6 6 0 0 1-12 0"
        />
      </svg>
      <svg viewBox="-60 -60 120 120" aria-hidden="true">
        <circle fill="var(--dye-snow)" r="58" />
        <path fill="var(--dye-ice)" d="M0-46A46 46 0 0 0 0 46z" />
        <path fill="var(--dye-rose)" d="M0-46A46 46 0 0 1 0 46z" />
        <circle fill="var(--dye-marigold)" cx="-22" cy="-8" r="12" />
        <path fill="var(--dye-maple)" d="M20-20a12 12 0 1 0 12 18A14 14 0 0 1 20-20z" />
        <circle
          fill="none"
          stroke="var(--dye-indigo)"
          strokeWidth="7"
          strokeDasharray="2 24.7"
          strokeDashoffset="1"
          r="51"
        />
        <path fill="var(--dye-indigo)" d="M0-42L5 36a5 8 0 0 1-10 0z" />
        <circle fill="var(--dye-marigold)" stroke="var(--dye-indigo)" strokeWidth="3" r="6" />
      </svg>
      <svg viewBox="0 0 120 120" aria-hidden="true">
        <path stroke="var(--dye-indigo)" strokeWidth="15" d="M82 82L113 113" />
        <path stroke="var(--dye-marigold)" strokeWidth="3" strokeDasharray="6 4" d="M90 90L112 112" />
        <circle
          fill="var(--dye-marigold)"
          stroke="var(--dye-indigo)"
          strokeWidth="9"
          cx="52"
          cy="52"
          r="44"
        />
        <path fill="var(--dye-ice)" d="M52 12.5A39.5 39.5 0 0 0 52 91.5z" />
        <path
          stroke="var(--dye-maple)"
          strokeWidth="6"
          strokeLinecap="round"
          d="M43 33L61 26M43 47L61 40M43 61L61 54M43 75L61 68"
        />
        <path
          fill="none"
          stroke="var(--dye-snow)"
          strokeWidth="4"
          strokeLinecap="round"
          d="M20 44A33 33 0 0 1 36 24"
        />
      </svg>
      <Drawing {...findMark("mark")} />
    </div>
  );
}
