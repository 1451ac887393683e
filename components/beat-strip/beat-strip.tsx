import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * A strip along the left edge of a case study (`beat-line`), from its head to the question at its end: one line of bars
 * that beats steadily. Three higher bars, in the rarest colour, stand beside what is set in bold in the text, and beside
 * the large picture.
 */
export function BeatStrip({
  ground,
  bars,
  event,
}: {
  /** `#05363a` */
  ground: string;
  bars: string;
  event: string;
}) {
  return (
    <>
      <ClientGround colour={ground} className="beat-strip">
        <svg className="beat-strip__bars" aria-hidden="true">
          <rect width="100%" height="100%" fill={bars} />
        </svg>
      </ClientGround>
      {["text", "picture"].map((place) => (
        <svg key={place} className={`beat-strip__event at-${place}`} viewBox="0 0 96 60" aria-hidden="true">
          <rect width="96" height="60" fill={ground} />
          <path stroke={event} strokeWidth="9" strokeLinecap="round" d="M21 10h54M9 30h78M21 50h54" />
        </svg>
      ))}
    </>
  );
}
