import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * A strip along the left edge of a part of a case study (`beat-line__part`): one line of bars that beats steadily. Three
 * higher bars, in the rarest colour, stand beside what is set in bold in the text, and beside the line in the picture at
 * the end of the part. That of the last part goes on in the motif of the question.
 */
export function BeatStrip({
  ground,
  bars,
  event,
  events = ["text", "picture"],
}: {
  /** `#05363a` */
  ground: string;
  bars: string;
  event: string;
  events?: ("text" | "picture")[];
}) {
  return (
    <>
      <ClientGround colour={ground} className="beat-strip">
        <svg className="beat-strip__bars" aria-hidden="true">
          <rect width="100%" height="100%" fill={bars} />
        </svg>
      </ClientGround>
      {events.map((place) => (
        <svg key={place} className={`beat-strip__event at-${place}`} viewBox="0 0 96 60" aria-hidden="true">
          <rect width="96" height="60" fill={ground} />
          <path stroke={event} strokeWidth="9" strokeLinecap="round" d="M21 10h54M9 30h78M21 50h54" />
        </svg>
      ))}
    </>
  );
}
