/** The hands of the clock of `day-and-night.svg`, and the night, which the long one takes away once around. */
export function ClockHands() {
  return (
    <svg className="clock-hands" viewBox="-216 -216 432 432" aria-hidden="true">
      <circle r="1000" pathLength="360" />
      <g>
        <path d="M0-130 15 0v30a15 15 0 0 1-30 0V0z" transform="rotate(-150)" />
        <path d="M0-206 13 0v46a13 13 0 0 1-26 0V0z" />
        <path className="clock-hands__eye" d="M0 32v12" />
        <circle r="19" />
      </g>
    </svg>
  );
}
