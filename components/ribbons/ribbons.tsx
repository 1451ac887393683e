/** A dye, and a path whose ribbon is 18 units wide. */
export type Ribbon = readonly [dye: string, path: string];

/**
 * A decorative drawing in ribbon, sewn on along both edges. Each ribbon covers the one before it.
 *
 * @param box the `viewBox` that the ribbons fill
 */
export function Ribbons({
  box,
  ribbons,
  className,
}: {
  box: string;
  ribbons: readonly Ribbon[];
  className: string;
}) {
  return (
    <svg className={`ribbons ${className}`} viewBox={box} preserveAspectRatio="xMinYMid" aria-hidden="true">
      {/* The seams are what shows of stitches below a narrower ribbon. */}
      {ribbons.map(([dye, path]) => (
        <g key={path} stroke={dye}>
          <path d={path} />
          <path d={path} />
          <path d={path} />
        </g>
      ))}
    </svg>
  );
}
