import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * The time of a night, above the line of a `BeatStrip`: it passes as the visitor scrolls, and has the colour of the event
 * from the light at the `BeatDesk` until the picture of the event is out of sight. Without scroll timelines the night begins.
 */
export function BeatClock({
  ground,
  event,
}: {
  /** `#05363a` */
  ground: string;
  event: string;
}) {
  return (
    <div className="beat-clock" aria-hidden="true">
      <ClientGround colour={ground} className="beat-clock__face">
        <svg className="beat-clock__event" aria-hidden="true">
          <rect width="100%" height="100%" fill={event} />
        </svg>
        <div className="beat-clock__wheel beat-clock__hours" />
        <span>:</span>
        <div className="beat-clock__wheel" />
      </ClientGround>
    </div>
  );
}
