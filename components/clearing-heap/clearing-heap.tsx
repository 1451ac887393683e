import { useSite } from "../use-site.ts";

const sprite = "sprites/junk.svg";

type Moves = Record<string, readonly [x: number, y: number, scale?: number]>;

/** On phones the heap is higher, without the things that would cover others: how far each is from its place in the wide one. */
const movesHigh: Moves = {
  ladder: [104, -122],
  fridge: [-300, 0],
  boxes: [-178, 34, 0.8],
  television: [-282, 10],
  armchair: [-898, -100],
  tyres: [-300, 0],
  sofa: [-190, -37],
  carpet: [0, 0],
};

/** The wide one, below a title. */
const movesBehind: Moves = {
  ladder: [-190, 24],
  lamp: [391, 123, 0.69],
  fridge: [144, 88, 0.8],
  tyres: [0, 57],
  television: [-36, 150, 0.72],
  carpet: [-118, 0],
};

/**
 * Things in a heap. Each is a symbol in `assets/sprites/junk.svg`, in its own place.
 *
 * @param names the first lies in front
 */
export function ClearingHeap({ names, alt }: { names: string[]; alt: string }) {
  return (
    <div className="clearing-heap" role="img" aria-label={alt}>
      <svg viewBox="20 -16 1232 456" aria-hidden="true">
        <Things names={names} moves={movesBehind} />
      </svg>
      <svg viewBox="10 -110 610 550" aria-hidden="true">
        <Things names={names.filter((name) => name in movesHigh)} moves={movesHigh} />
      </svg>
    </div>
  );
}

/** What is left of the heap for a moment: a cloud out of the hat, a rabbit in it, and stars. */
export function ClearingPoof() {
  const href = useSite().asset(sprite);
  return (
    <svg className="clearing-poof" viewBox="0 0 1000 560" aria-hidden="true">
      {["poof", "rabbit", "poof-stars"].map((part) => (
        <use key={part} href={`${href}#${part}`} />
      ))}
    </svg>
  );
}

/** The rabbit of the hat, which looks over the edge of what it is in. */
export function ClearingRabbit({ colour }: { colour: string }) {
  return (
    <svg color={colour} className="clearing-rabbit" viewBox="364-18 272 292" aria-hidden="true">
      <use href={`${useSite().asset(sprite)}#rabbit`} />
    </svg>
  );
}

function Things({ names, moves }: { names: string[]; moves: Moves }) {
  const href = useSite().asset(sprite);
  return names.toReversed().map((name) => {
    const [x, y, scale = 1] = moves[name] ?? [];
    const thing = <use key={name} href={`${href}#${name}`} />;
    // Not x and y of the use: Chromium scales about where it would be without them.
    return x !== undefined ? (
      <g key={name} transform={`translate(${x},${y})${scale === 1 ? "" : `scale(${scale})`}`}>
        {thing}
      </g>
    ) : (
      thing
    );
  });
}
