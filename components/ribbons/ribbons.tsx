/** A dye, and a path whose ribbon is 18 units wide. */
export type Ribbon = readonly [dye: string, path: string];

/**
 * A decorative drawing in ribbon, sewn on along both edges. Each ribbon covers the one before it.
 *
 * @param box the `viewBox` that the ribbons fill
 * @param id by which `<use>` shows the ribbons again
 */
export function Ribbons({
  box,
  ribbons,
  className,
  id,
}: {
  box: string;
  ribbons: readonly Ribbon[];
  className: string;
  id?: string;
}) {
  return (
    <svg className={`ribbons ${className}`} viewBox={box} preserveAspectRatio="xMinYMid" aria-hidden="true">
      {/* The seams are what shows of stitches below a narrower ribbon. */}
      <g id={id} className="ribbons">
        {ribbons.map(([dye, path]) => (
          <g key={path} stroke={dye}>
            <path d={path} />
            <path d={path} />
            <path d={path} />
          </g>
        ))}
      </g>
    </svg>
  );
}
