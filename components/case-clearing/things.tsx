import { Fragment } from "react";
import { useSite } from "../use-site.ts";

/**
 * Things that stand side by side on the floor of a half of the garage, 696 × 400 units; where the others stood are
 * dashed outlines. Each is a symbol in `assets/sprites/junk.svg`, in its own place.
 *
 * @param names the first stands in front, and vanishes first
 * @param gone the things that have vanished
 * @param hat goes past what has vanished and swallows it, as the visitor scrolls
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
            <use href={`${sprite}#${name}-gone`} />
            {hat && <use className="things__going" href={`${sprite}#${name}`} />}
          </Fragment>
        ))}
        {hat && <use className="things__hat" href={`${sprite}#hat`} />}
      </svg>
    </div>
  );
}
