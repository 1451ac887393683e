const side = 5;

/**
 * A grid of 5 × 5 cells, decorative: the first `lit` cells are squares and petals in turn, the others dots. Fields beside
 * each other start differently, so that squares do not touch.
 */
export function KeywordField({ lit, startsRound = false }: { lit: number; startsRound?: boolean }) {
  const isRound = (index: number) => (index % 2 === 1) !== startsRound;
  const squares = Array.from({ length: side * side }, (_, index) => ({
    index,
    x: index % side,
    y: Math.floor(index / side),
  }));
  const draw = (kind: (index: number) => boolean, path: (x: number, y: number) => string) =>
    squares
      .filter(({ index }) => kind(index))
      .map(({ x, y }) => path(x, y))
      .join("");
  return (
    <svg className="keyword-field" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      <path
        className="keyword-field__cut"
        d={draw(
          (index) => index < lit && !isRound(index),
          (x, y) => `M${x} ${y}h1v1h-1z`,
        )}
      />
      <path
        className="keyword-field__round"
        d={draw(
          (index) => index < lit && isRound(index),
          (x, y) => `M${x} ${y}a1 1 0 0 1 1 1a1 1 0 0 1-1-1`,
        )}
      />
      <path
        className="keyword-field__unlit"
        d={draw(
          (index) => index >= lit,
          (x, y) => `M${x + 0.44} ${y + 0.44}h.12v.12h-.12z`,
        )}
      />
    </svg>
  );
}
