import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * A strip along the left edge of a part of a case study (`beat-line__part`): one line of bars that beats steadily, and that
 * of the last part goes on in the motif of the question. An event, three higher bars in a colour of their own, stands beside
 * the line in the picture at the end of its part.
 */
export function BeatStrip({
  ground,
  bars,
  event,
}: {
  /** `#05363a` */
  ground: string;
  bars: string;
  event?: string | undefined;
}) {
  return (
    <>
      <ClientGround colour={ground} className="beat-strip">
        <svg className="beat-strip__bars" aria-hidden="true">
          <rect width="100%" height="100%" fill={bars} />
        </svg>
        {!event && (
          <svg className="beat-strip__quiet" aria-hidden="true">
            <rect width="100%" height="100%" fill={bars} />
          </svg>
        )}
      </ClientGround>
      {event && (
        <svg className="beat-strip__event" viewBox="0 0 96 60" aria-hidden="true">
          <rect width="96" height="60" fill={ground} />
          <path stroke={event} strokeWidth="9" strokeLinecap="round" d="M21 10h54M9 30h78M21 50h54" />
        </svg>
      )}
    </>
  );
}
