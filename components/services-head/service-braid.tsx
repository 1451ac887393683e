import type { Block } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";

/** The cloths of all services, sewn together: strips in turn from above and from below, as in a friendship braid. */
export function ServiceBraid({ kits }: { kits: Block["kit"][] }) {
  const count = kits.length;
  const repeats = Array.from({ length: Math.ceil(12 / count) - 1 }, (_, index) => (index + 1) * count * 144);
  return (
    <svg
      className="service-braid"
      viewBox="0 0 1440 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {/* Each cloth has two strips: those with an even index are in the upper half. */}
      <g id="braid" className="service-braid__piece">
        {kits.map((kit, index) => (
          <g key={index} className={kitGround(kit)}>
            <path d={stripAt(index) + stripAt(index + count)} />
            <path d={seamAt(index) + seamAt(index + count)} />
          </g>
        ))}
      </g>
      {repeats.map((x) => (
        <use key={x} href="#braid" x={x} />
      ))}
    </svg>
  );
}

/** Each strip begins 72 units further right than the one before it, at half the height; it is three times as long as wide. */
function stripAt(index: number): string {
  const x = (index - 4) * 72;
  return index % 2 === 0 ? `M${x} 124l216-216 72 72-216 216z` : `M${x} 196l72-72 216 216-72 72z`;
}

/** Down the middle of a strip. */
function seamAt(index: number): string {
  const x = (index - 4) * 72 + 36;
  return index % 2 === 0 ? `M${x} 160l216-216` : `M${x} 160l216 216`;
}
