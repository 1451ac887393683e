const side = 5;
const gap = 0.07; // around each patch; the outer ones touch the edge of the drawing

/** Patches of cloth in rows of five, decorative: one for each keyword, a row that is not full on top of the others. */
export function KeywordField({ keywords }: { keywords: number }) {
  const rows = Math.ceil(keywords / side);
  const draw = (inset: number) => {
    const edge = 1 - 2 * inset;
    return Array.from(
      { length: keywords },
      (_, place) =>
        `M${(place % side) + inset} ${rows - 1 - Math.floor(place / side) + inset}h${edge}v${edge}h-${edge}z`,
    ).join("");
  };
  return (
    <svg
      className="keyword-field"
      viewBox={`${gap} ${gap} ${side - 2 * gap} ${rows - 2 * gap}`}
      aria-hidden="true"
    >
      <path className="keyword-field__cloth" d={draw(gap)} />
      <path className="keyword-field__seam" d={draw(0.15)} />
    </svg>
  );
}
