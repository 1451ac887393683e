import type { ReactNode } from "react";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { findDarkest } from "../client-ground/contrast.ts";
import { Arm, type ArmColours } from "../dig-head/dig-head.tsx";

interface Colour {
  name: string;
  /** `#e4452b` */
  value: string;
  parts: number;
}

/**
 * The ground below `DigHead`: each of the client's colours as a layer as wide as the window, as thick as its `parts`,
 * with its name and value. A shaft goes through all of them. While a visitor scrolls, its bucket digs down to the floor.
 */
export function Strata({
  colours,
  sky,
  arm,
  bucket,
  contents,
  children,
}: {
  /** From the surface to the deepest. */
  colours: Colour[];
  /** The colour above the ground, which fills the shaft. */
  sky: string;
  arm: ArmColours;
  /** As wide as the shaft. */
  bucket: ImageFile;
  /** What is in each layer. */
  contents: ReactNode[];
  /** Below the last layer, around the end of the shaft. */
  children: ReactNode;
}) {
  const ink = findDarkest(colours);
  return (
    <div className="strata">
      <Surface bar={arm.bar} stripe={arm.collar} edged />
      {colours.map(({ name, value, parts }, index) => (
        <ClientGround key={name} colour={value} ink={ink} className={`strata__layer strata__parts-${parts}`}>
          {index > 0 && <Edge depth={index} colour={colours[index - 1]?.value ?? ""} />}
          <p className="strata__legend">
            <span>{name}</span> <span>{value.toUpperCase()}</span>
          </p>
          {contents[index]}
        </ClientGround>
      ))}
      {children}
      <Floor colour={colours.at(-2)?.value ?? arm.bar} />
      <div className="strata__shaft">
        <div className="strata__dug">
          <svg aria-hidden="true">
            <rect width="100%" height="100%" fill={sky} />
          </svg>
          <Arm {...arm} from="top" />
          <Picture file={bucket} alt="" />
        </div>
      </div>
    </div>
  );
}

/**
 * A hazard stripe, as wide as its container.
 *
 * @param edged with an edge in the colour of the stripes, for dark letters that stand on it
 */
export function Surface({ bar, stripe, edged = false }: { bar: string; stripe: string; edged?: boolean }) {
  return (
    <svg className="strata__edge" aria-hidden="true">
      <pattern id="surface" width="80" height="40" patternUnits="userSpaceOnUse">
        <path fill={bar} d="M0 0h80v40H0z" />
        <path fill={stripe} d="M40 0h40L40 40H0z" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#surface)" />
      {edged && <rect width="100%" height="8" fill={stripe} />}
    </svg>
  );
}

/** What the bucket bites into, below everything: broken at its top, as the layers are at theirs. */
function Floor({ colour }: { colour: string }) {
  return (
    <svg className="strata__floor" aria-hidden="true">
      <pattern id="floor" x="-100" width="320" height="40" patternUnits="userSpaceOnUse">
        <path fill={colour} d="M0 40h320V28l-52-10-28 14-64-12-26-14-54 6-36-8-36 22-24 2z" />
      </pattern>
      <rect width="100%" height="40" fill="url(#floor)" />
      <rect y="39" width="100%" height="100%" fill={colour} />
    </svg>
  );
}

/** How the layer above is cut off: by the teeth of a bucket, as a broken slab, and as loose stones. Width and outline. */
const edges: [width: number, outline: string][] = [
  [176, "M0 0h176v10h-22l-11 22-11-22-11 22-11-22-11 22-11-22H0z"],
  [320, "M0 0h320v12l-52 10-28-14-64 12-26 14-54-6-36 8-36-22-24-2z"],
  [240, "M0 0h240v6a30 22 0 0 1-60 0 24 14 0 0 1-48 0 36 28 0 0 1-72 0 30 18 0 0 1-60 0z"],
];

function Edge({ depth, colour }: { depth: number; colour: string }) {
  const [width, outline] = edges[(depth - 1) % edges.length] ?? [];
  return (
    <svg className="strata__edge" aria-hidden="true">
      <pattern id={`edge-${depth}`} width={width} height="40" patternUnits="userSpaceOnUse">
        <path fill={colour} d={outline} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#edge-${depth})`} />
    </svg>
  );
}
