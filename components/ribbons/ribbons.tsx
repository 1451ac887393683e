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

/** A number from 1 to 9 in two ribbons, in the dyes `--p` and `--q`. Larger numbers show their last digit. */
export function RibbonNumber({ number, className }: { number: number; className: string }) {
  const [width, under, over] = digits[number % 10] as (typeof digits)[number];
  return (
    <Ribbons
      className={className}
      box={`0 0 ${width} 100`}
      ribbons={[
        ["var(--q)", under],
        ["var(--p)", over],
      ]}
    />
  );
}

/** The width of each digit, and its ribbons, the lower one first. */
const digits: [width: number, under: string, over: string][] = [
  [65, "M32.5 9C64 9 64 91 32.5 91", "M32.5 91C1 91 1 9 32.5 9"],
  [46, "M6 35L38 11", "M37 0V100"],
  [66.75, "M9 35C9 0 56 0 56 33C56 58 13 62 13 96", "M0 91H66.75"],
  [65, "M9 30C9 2 54 2 54 29C54 44 42 49 24 49", "M24 49C44 49 56 54 56 70C56 99 9 99 9 70"],
  [66.75, "M42.65 4L9.75 72M0 69H66.75", "M45.75 27.7V100"],
  [66, "M61.65 9H6M15 9V51", "M15 54C20 38 57 34 57 66C57 100 9 100 9 73"],
  [65, "M55 29C52 2 9 -4 9 56V66", "M9 66A23.5 25 0 1 1 56 66A23.5 25 0 1 1 9 66Z"],
  [62, "M52 6L26 98", "M0 9H61.2"],
  [64, "M32 49C6 49 6 9 32 9C58 9 58 49 32 49Z", "M32 49C63 49 63 91 32 91C1 91 1 49 32 49Z"],
  [65, "M10 71C13 98 56 104 56 44V34", "M56 34A23.5 25 0 1 1 9 34A23.5 25 0 1 1 56 34Z"],
];
