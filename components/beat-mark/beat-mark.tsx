import { ClientGround } from "../client-ground/client-ground.tsx";

/** Of the mark: the left edge of each bar, and how far it goes from the middle. */
const marks = [
  { x: 20, half: 19 },
  { x: 37, half: 34, isEvent: true },
  { x: 54, half: 24, isEvent: true },
  { x: 71, half: 11 },
];

/**
 * The mark of four bars, large: as the visitor scrolls, four dots of a line grow, and two of them take the colour of the
 * event. Where there is space for words beside it, it stays in the window.
 *
 * @param label what it shows
 */
export function BeatMark({
  label,
  ground,
  bars,
  event,
}: {
  label: string;
  /** `#05363a` */
  ground: string;
  bars: string;
  /** `#ff7a57` */
  event: string;
}) {
  return (
    <ClientGround colour={ground} className="beat-mark">
      <svg className="beat-mark__bars" viewBox="20 14 61 72" role="img" aria-label={label}>
        {marks.map(({ x, half, isEvent }) => (
          <rect
            key={x}
            x={x}
            y={50 - half}
            width="10"
            height={2 * half}
            rx="5"
            fill={isEvent ? event : bars}
          />
        ))}
      </svg>
    </ClientGround>
  );
}
