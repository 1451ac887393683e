import { useSite } from "../use-site.ts";

/** On phones the heap is higher: how far each thing is from its place in the wide one. */
const moves: Record<string, readonly [x: number, y: number]> = {
  ladder: [-104, -190],
  lamp: [-456, -14],
  fridge: [-314, -60],
  treadmill: [-630, 0],
  boxes: [-282, -134],
  television: [-282, -134],
  armchair: [-898, -196],
  tyres: [-420, 0],
  sofa: [-190, -37],
};

/**
 * Things in a heap. Each is a symbol in `assets/sprites/junk.svg`, in its own place.
 *
 * @param names the first lies in front
 * @param alt without it the heap is decoration
 * @param isGone where the things were are dashed outlines, and before them stands the hat
 */
export function ClearingHeap({
  names,
  alt,
  isGone = false,
}: {
  names: string[];
  alt?: string;
  isGone?: boolean;
}) {
  const sprite = useSite().asset("sprites/junk.svg");
  const shown = names
    .toReversed()
    .map((name) => ({ name, href: `${sprite}#${name}${isGone ? "-gone" : ""}` }));
  return (
    <div className="clearing-heap" {...(alt && { role: "img", "aria-label": alt })}>
      <svg viewBox="20 -16 1232 456" aria-hidden="true">
        {shown.map(({ name, href }) => (
          <use key={name} href={href} />
        ))}
        {isGone && <use href={`${sprite}#hat`} x="456" y="148" width="312" height="293" />}
      </svg>
      <svg viewBox="10 -166 610 606" aria-hidden="true">
        {shown.map(({ name, href }) => (
          <use key={name} href={href} x={moves[name]?.[0]} y={moves[name]?.[1]} />
        ))}
        {isGone && <use href={`${sprite}#hat`} x="170" y="158" width="300" height="282" />}
      </svg>
    </div>
  );
}

/** The same heap, on the lorry that a `motif` shows. */
export function ClearingLoad({ names }: { names: string[] }) {
  const sprite = useSite().asset("sprites/junk.svg");
  return (
    <svg className="clearing-load" viewBox="20 -16 1232 456" aria-hidden="true">
      {names.toReversed().map((name) => (
        <use key={name} href={`${sprite}#${name}`} />
      ))}
    </svg>
  );
}
