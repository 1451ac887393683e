import { useSite } from "../use-site.ts";

/**
 * Things that stand side by side on the floor of a half of the garage, 696 × 400 units; where the others stood are
 * dashed outlines. Each is a symbol in `assets/sprites/junk.svg`, in its own place.
 *
 * @param names the first stands in front, and vanishes first
 * @param gone the things that have vanished
 */
export function Things({ names, gone = [] }: { names: string[]; gone?: string[] }) {
  const sprite = useSite().asset("sprites/junk.svg");
  return (
    <div className="things">
      <svg viewBox="0 0 696 400" aria-hidden="true">
        {names.toReversed().map((name) => (
          <use key={name} href={`${sprite}#${name}`} />
        ))}
        {gone.map((name) => (
          <use key={name} className="things__gone" href={`${sprite}#${name}-gone`} />
        ))}
      </svg>
    </div>
  );
}
