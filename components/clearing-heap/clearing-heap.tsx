import { useSite } from "../use-site.ts";

type Moves = Record<string, readonly [x: number, y: number]>;

/** On phones the heap is higher: how far each thing is from its place in the wide one. */
const moves: Moves = {
  ladder: [120, -196],
  lamp: [-874, -177],
  fridge: [-314, -60],
  treadmill: [-620, 0],
  boxes: [-282, -134],
  television: [-282, -134],
  armchair: [-898, -196],
  tyres: [-440, 0],
  sofa: [-190, -37],
};

/** In the wide heap what is gone is less crowded, so that each outline can be read. */
const movesGone: Moves = {
  ladder: [-195, 0],
  lamp: [250, 0],
  fridge: [152, 0],
  treadmill: [269, 0],
  carpet: [-28, 0],
  boxes: [-155, 0],
  television: [-155, 0],
  armchair: [190, 42],
  tyres: [181, 0],
  sofa: [220, 0],
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
  const things = (moved: Moves) =>
    names.toReversed().map((name) => {
      const thing = <use key={name} href={`${sprite}#${name}${isGone ? "-gone" : ""}`} />;
      // Not x and y of the use: Chromium scales about where it would be without them.
      return moved[name] ? (
        <g key={name} transform={`translate(${moved[name]})`}>
          {thing}
        </g>
      ) : (
        thing
      );
    });
  return (
    <div className="clearing-heap" {...(alt && { role: "img", "aria-label": alt })}>
      <svg viewBox={isGone ? "-5 -16 1512 453" : "20 -16 1232 456"} aria-hidden="true">
        {things(isGone ? movesGone : {})}
        {isGone && (
          <g transform="translate(606 144)">
            <use href={`${sprite}#hat`} width="312" height="293" />
          </g>
        )}
      </svg>
      <svg viewBox={isGone ? "10 -166 610 603" : "10 -166 610 606"} aria-hidden="true">
        {things(moves)}
        {isGone && (
          <g transform="translate(170 154)">
            <use href={`${sprite}#hat`} width="300" height="282" />
          </g>
        )}
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
