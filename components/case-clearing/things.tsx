import { Fragment } from "react";
import { useSite } from "../use-site.ts";

/** Of the load, from the back to the front: their places in the motif, of 900 × 748 units. */
const load = [
  ["ladder", 32, -264],
  ["lamp", -206, -236],
  ["boxes", -88, -290],
  ["sofa", -112, -290],
  ["television", -136, -290],
  ["fridge", 204, -276],
] as const;

/** What the garage held, on the lorry that `motif` shows, which stands in front of it. */
export function Load() {
  const sprite = useSite().asset("sprites/junk.svg");
  return (
    <svg viewBox="20 -266 900 748" className="clearing-load" aria-hidden="true">
      {load.map(([name, x, y]) => (
        <use key={name} href={`${sprite}#${name}`} x={x} y={y} width="696" height="400" />
      ))}
    </svg>
  );
}

/**
 * Things that stand side by side on the floor of a half of the garage, 696 × 400 units; where the others stood are
 * dashed outlines. Each is a symbol in `assets/sprites/junk.svg`, in its own place.
 *
 * @param names the first stands in front, and vanishes first
 * @param gone the things that have vanished
 * @param hat stands where all of `gone` but the first did; as the visitor scrolls it leaves the first and swallows the others
 */
export function Things({ names, gone = [], hat }: { names: string[]; gone?: string[]; hat?: boolean }) {
  const sprite = useSite().asset("sprites/junk.svg");
  return (
    <div className="things">
      <svg viewBox="0 0 696 400" aria-hidden="true">
        {names.toReversed().map((name) => (
          <use key={name} href={`${sprite}#${name}`} />
        ))}
        {gone.toReversed().map((name) => (
          <Fragment key={name}>
            {!hat && <use href={`${sprite}#${name}-gone`} />}
            {hat && name === gone[0] && <use className="things__gone" href={`${sprite}#${name}-gone`} />}
            {hat && <use className="things__going" href={`${sprite}#${name}`} />}
          </Fragment>
        ))}
        {hat && <use className="things__hat" href={`${sprite}#hat`} />}
      </svg>
    </div>
  );
}
