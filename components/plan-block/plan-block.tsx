/**
 * The leaf of `plan.svg`. By scroll it goes from day to day along the thread, up to the flag, and leaves sewn days behind,
 * a week in each of the two groups before it.
 */
export function PlanBlock() {
  return (
    <svg className="plan-block" viewBox="118 62 484 424" aria-hidden="true">
      <g>
        <path fill="var(--dye-ice)" d="M234 296h84v84h-84z" />
        <path fill="var(--dye-indigo)" d="M234 338l42-42 42 42zM234 380l42-42 42 42z" />
        <path fill="var(--dye-rose)" d="M318 296h84v84h-84z" />
        <path fill="var(--dye-maple)" d="M318 296a84 84 0 0 1 84 84h-84z" />
        <path fill="var(--dye-indigo)" d="M402 296h84v84h-84z" />
        <path fill="var(--dye-marigold)" d="M444 304l34 34-34 34-34-34z" />
        <path fill="var(--dye-maple)" d="M486 296h84v84h-84z" />
        <path
          fill="var(--dye-snow)"
          d="M528 296a42 42 0 0 1-42 42zM528 296a42 42 0 0 0 42 42zM528 380a42 42 0 0 0-42-42zM528 380a42 42 0 0 1 42-42z"
        />
      </g>
      <g>
        <path fill="var(--dye-marigold)" d="M234 380h84v84h-84zM486 380h84v84h-84z" />
        <path fill="var(--dye-maple)" d="M234 380h84l-84 84z" />
        <path fill="var(--dye-ice)" d="M318 380h84v84h-84z" />
        <path fill="var(--dye-indigo)" d="M360 388a34 34 0 0 1 0 68a34 34 0 0 1 0-68z" />
        <path fill="var(--dye-rose)" d="M402 380h84v84h-84z" />
        <path fill="var(--dye-maple)" d="M402 464l42-84 42 84z" />
        <path fill="var(--dye-indigo)" d="M486 380l42 42-42 42zM570 380v84l-42-42z" />
      </g>
      <g transform="translate(150 380)scale(.7)">
        <path fill="var(--dye-maple)" d="M0 0h120v120H0Z" />
        <path
          fill="var(--dye-snow)"
          d="M60 14 48 26v11L35 24v25L23 37v12H12l6 9-6 7 20 20h23v23h10V85h23l20-20-6-7 6-9H97V37L85 49V24L72 37V26Z"
        />
        <path
          fill="none"
          stroke="var(--dye-marigold)"
          strokeWidth="3"
          strokeDasharray="8 5.6"
          d="M5 5h110v110H5z"
        />
      </g>
    </svg>
  );
}
