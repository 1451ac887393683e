const side = 5;
const gap = 0.07; // around each patch; the outer ones touch the edge of the drawing

/** A grid of 5 × 5 places, decorative: the first `lit` ones have a patch of cloth, the others only its stitched outline. */
export function KeywordField({ lit }: { lit: number }) {
  const draw = (from: number, to: number, inset: number) =>
    Array.from({ length: to - from }, (_, index) => index + from)
      .map((place) => {
        const edge = 1 - 2 * inset;
        return `M${(place % side) + inset} ${Math.floor(place / side) + inset}h${edge}v${edge}h-${edge}z`;
      })
      .join("");
  return (
    <svg
      className="keyword-field"
      viewBox={`${gap} ${gap} ${side - 2 * gap} ${side - 2 * gap}`}
      aria-hidden="true"
    >
      <path className="keyword-field__lit" d={draw(0, lit, gap)} />
      <path className="keyword-field__seam" d={draw(0, lit, 0.15)} />
      <path className="keyword-field__seam" d={draw(lit, side * side, gap + 0.03)} />
    </svg>
  );
}
