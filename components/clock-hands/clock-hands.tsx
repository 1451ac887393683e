import { type ImageFile, Picture } from "../../generator/site.tsx";

/**
 * Over a clock of twenty-four hours at night: the same clock by day, of which one half is seen, and a needle as its hand
 * between both halves. By scroll the hand goes half around, so that day and night change sides.
 */
export function ClockHands({ day }: { day: ImageFile }) {
  return (
    <div className="clock-hands">
      <div>
        <Picture file={day} alt="" />
      </div>
      <svg viewBox="-280 -280 560 560" aria-hidden="true">
        <path d="M0-226 9 205a9 26 0 0 1-18 0zM-3 196v14a3 6 0 0 0 6 0v-14a3 6 0 0 0-6 0z" />
        <circle r="19" />
        <circle r="6" />
      </svg>
    </div>
  );
}
