/**
 * The hands of the clock of `day-and-night.svg`, and night over its day, which the long one takes away.
 *
 * @param id of its mask, unique on the page
 */
export function ClockHands({ id }: { id: string }) {
  return (
    <svg className="clock-hands" viewBox="-216 -216 432 432" aria-hidden="true">
      <mask id={id} maskUnits="userSpaceOnUse" x="-500" y="-500" width="510" height="1000">
        <circle r="500" pathLength="360" />
      </mask>
      <g mask={`url(#${id})`}>
        <path fill="var(--dye-indigo)" d="M2-500h-502v1000H2V219H0V-219H2z" />
        <path fill="#31406f" d="M0-216a216 216 0 0 0 0 432z" />
        <g stroke="var(--dye-snow)">
          <path
            strokeWidth="6"
            d="M-47.6 177.7l-3.6 13.6M-130.1 130.1L-140 140M-177.7 47.6l-13.6 3.6M-177.7-47.6l-13.6-3.6M-130.1-130.1L-140-140M-47.6-177.7l-3.6-13.6"
          />
          <path
            strokeWidth="11"
            d="M-83 143.8L-99 171.5M-143.8 83L-171.5 99M-166 0H-198M-143.8-83L-171.5-99M-83-143.8L-99-171.5"
          />
        </g>
        <path fill="var(--dye-marigold)" d="M-5.5-198h6v32h-6zM-5.5 166h6v32h-6z" />
        <path
          fill="var(--dye-snow)"
          d="m0-107.7-36.8 36.8v22.7l-28.3-28.3v56.6l-28.4-28.3v28.3h-28.3l17 22.7-17 17 51 53.8h56.6v56.7H0Z"
        />
        <path
          fill="none"
          stroke="var(--dye-maple)"
          strokeDasharray="16 10.1"
          strokeLinecap="round"
          strokeWidth="5"
          d="M0 216A216 216 0 0 1 0-216"
        />
      </g>
      <g className="clock-hands__pair">
        <path d="M0-104 14 0h-28z" transform="rotate(-150)" />
        <path d="M0-152 12 0h-24z" />
        <circle r="16" />
      </g>
    </svg>
  );
}
