import type { ReactNode } from "react";
import type { Project } from "../../content/schemas.ts";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { findDarkest } from "../client-ground/contrast.ts";
import { Arm, type ArmColours } from "../dig-head/dig-head.tsx";

/**
 * The ground below `DigHead`: each of the client's colours as a layer as wide as the window, as thick as its `parts`,
 * with its name and value. A shaft goes through all of them, broken at its walls. While a visitor scrolls, its bucket digs
 * down to what lies in the floor. It stops above a photograph, and goes on below it.
 */
export function Strata({
  colours,
  sky,
  arm,
  bucket,
  floor,
  contents,
  children,
}: {
  /** From the surface to the deepest. */
  colours: Project["colours"];
  /** The colour above the ground, which fills the shaft in the first layer; below that it is dark, in the deepest as earth. */
  sky: string;
  arm: ArmColours;
  /** As wide as the shaft. */
  bucket: ImageFile;
  /** What lies below everything: the bucket ends above the left half of it. */
  floor: ImageFile;
  /** What is in each layer. */
  contents: ReactNode[];
  /** Below the last layer, around the end of the shaft. */
  children: ReactNode;
}) {
  const ink = findDarkest(colours);
  const deepest = colours.length - 1;
  const earth = colours[deepest - 1]?.value ?? arm.collar;
  return (
    <div className="strata">
      <Surface bar={arm.collar} stripe={arm.bar} />
      {colours.map(({ name, value, parts }, index) => (
        <ClientGround key={name} colour={value} ink={ink} className={`strata__layer strata__parts-${parts}`}>
          {index === 0 && <Gravel />}
          {index > 0 && <Edge depth={index} colour={colours[index - 1]?.value ?? ""} />}
          <Hole
            depth={index}
            repeats={Math.ceil(parts / 2)}
            colour={index === 0 ? sky : index < deepest ? arm.collar : earth}
            above={index === 1 ? sky : undefined}
          />
          <p className="strata__legend">
            <span>{name}</span> <span>{value.toUpperCase()}</span>
          </p>
          {contents[index]}
        </ClientGround>
      ))}
      <div className="strata__end">
        <svg className="strata__edge" aria-hidden="true">
          <rect width="100%" height="100%" fill="url(#surface)" />
        </svg>
        {children}
        <Hole depth={colours.length} repeats={2} colour={earth} />
        <div className="strata__floor">
          <Ground colour={earth} />
          <Picture file={floor} alt="" />
        </div>
      </div>
      <div className="strata__shaft">
        <svg className="strata__mouth" aria-hidden="true">
          <rect width="100%" height="100%" fill={sky} />
        </svg>
        <div className="strata__bucket">
          <Arm {...arm} />
          <Picture file={bucket} alt="" />
        </div>
      </div>
      <div className="strata__shaft strata__shaft--again">
        <div className="strata__bucket">
          <Arm {...arm} />
          <Picture file={bucket} alt="" />
        </div>
      </div>
    </div>
  );
}

/** A hazard stripe, as wide as its container, with an edge in the colour of the stripes, for dark letters that stand on it. */
function Surface({ bar, stripe }: { bar: string; stripe: string }) {
  return (
    <svg className="strata__edge" aria-hidden="true">
      <pattern id="surface" width="80" height="40" patternUnits="userSpaceOnUse">
        <path fill={bar} d="M0 0h80v40H0z" />
        <path fill={stripe} d="M40 0h40L40 40H0z" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#surface)" />
      <rect width="100%" height="8" fill={stripe} />
    </svg>
  );
}

/** Broken at its top, as the layers are at theirs. */
function Ground({ colour }: { colour: string }) {
  return (
    <svg aria-hidden="true">
      <pattern id="floor" x="-100" width="320" height="40" patternUnits="userSpaceOnUse">
        <path fill={colour} d="M0 40h320V28l-52-10-28 14-64-12-26-14-54 6-36-8-36 22-24 2z" />
      </pattern>
      <rect width="100%" height="40" fill="url(#floor)" />
      <rect y="39" width="100%" height="100%" fill={colour} />
    </svg>
  );
}

/** Broken stones in the uppermost layer, hardly lighter than that. */
function Gravel() {
  return (
    <svg className="strata__gravel" aria-hidden="true">
      <pattern
        id="gravel"
        width="310"
        height="290"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(17)scale(.5)"
      >
        <path
          fill="#fff"
          fillOpacity=".06"
          d="M20 30l34-14 30 18-8 32-40 8zM126 12l20-4 12 16-16 14-20-8zM206 40l44-20 38 22 6 36-42 22-40-18zM96 96l26-8 22 20-14 26-32-4zM4 132l22-12 28 16-6 30-34 4zM168 128l18-10 20 10-4 22-26 4zM250 138l30-10 24 20-12 28-34-2zM70 190l48-22 44 20 4 40-44 24-46-16zM198 196l22-10 26 14-6 26-32 4zM20 226l18-6 14 14-10 18-22-4zM262 228l24-10 18 16-10 24-28-2zM176 256l18-8 18 12-8 18-24 0z"
        />
      </pattern>
      <rect width="100%" height="100%" fill="url(#gravel)" />
    </svg>
  );
}

/** How the layer above is cut off: by the teeth of a bucket, as a broken slab, and as loose earth. Width and outline. */
const edges: [width: number, outline: string][] = [
  [176, "M0 0h176v10h-22l-11 22-11-22-11 22-11-22-11 22-11-22H0z"],
  [320, "M0 0h320v12l-52 10-28-14-64 12-26 14-54-6-36 8-36-22-24-2z"],
  [340, "M0 0h340v9l-26 14-22-5-30 13-16-9-38 16-34-13-18 5-36-20-24 7-40 15-28-14-16 2-12-11z"],
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

/**
 * The walls of the shaft in each layer: cracked, broken in slabs, crumbled, and cut by teeth. 100 is the width of the shaft.
 * In the first and the last, crumbs are left.
 * Each begins and ends at this width, so that they join where one layer ends.
 */
const walls = [
  "M0 0L5 14 3 30 14 34 11 58 2 63 4 88 0 96 7 104 6 130 16 136 12 150 3 155 5 180 0 200H100L94 186 97 168 88 160 91 140 99 134 96 112 100 104 90 96 93 70 98 64 95 40 86 34 89 16 97 10 100 0ZM23 46l7-4 5 6-4 7-8-1zM17 72l4-2 2 4-4 3zM78 52l6-3 3 6-6 3zM76 118l8-3 4 8-7 5-6-4zM22 112l5-2 3 5-5 4-4-3zM25 160l6-5 5 7-6 6zM80 178l4-1 1 4-4 2z",
  "M0 0l9 14v12l-6 5v34l10 4v30l-8 6v28l-5 4v34l9 4v15l-9 10h100l-9-8v-6l9-5v-38l-12-4v-24l7-5v-40l-8-4v-30l12-5v-19l1-12z",
  "M0 0c12 8 12 22 4 28 12 6 12 30 0 36 8 6 8 20-2 26 13 7 13 32 1 40 9 5 9 20 0 26 9 8 9 34-3 44h100c-13-7-13-24-4-30-12-7-12-30 2-37-9-5-9-20 0-26-13-7-13-36 0-43-8-6-8-19 1-24-8-7-9-30 1-40z",
  "M0 0L7 16 4 40 13 50 9 80 1 92 6 118 3 140 12 150 8 178 0 200H100L93 182 96 158 87 146 92 120 99 108 95 84 98 60 89 50 94 22 100 0ZM20 58l6-4 5 6-5 6-6-2zM80 40l5-2 2 5-5 2zM18 104l4-2 3 5-5 2zM77 92l8-4 4 7-6 6-7-3zM22 162l7-4 4 7-7 4zM79 168l5-2 2 5-5 2z",
];

/** What breaks on both sides of the shaft, behind what is in a layer. 100 is the width of the shaft. */
export function Cracks({ colour }: { colour: string }) {
  return (
    <svg className="strata__cracks" viewBox="0 0 100 100" aria-hidden="true">
      {[2.2, 0].map((y) => (
        <path
          key={y}
          fill={y ? "#fff" : colour}
          fillOpacity={y ? 0.22 : 1}
          transform={`translate(0 ${y})`}
          d="M12 30l-32 9-18-13-30 18-27-7-23 19-31-5-27 18-32-4-27 15-37 1 36 5 29-14 31 6 12-9 8 24-2-26 11-7 31 5 9-8 29 8-10 16 12 14-14-12 10-20 17-8 19 13 44-8 27 8 24-12 32 11 28 13 28-1 31 2-11 14 15-14 22-3 28 9 31-2 40 4 60-9 70 14 240-26v-7l-240 25-70-11-60 8-41-8-26-11-34 2-28-12-32 4-32-10-28 2-24-17-28-15-26 6z"
        />
      ))}
    </svg>
  );
}

/** Stones that lie on each other, with a bone above them. */
export function Rocks({ stone, bone }: { stone: string; bone: string }) {
  return (
    <svg className="strata__rocks" viewBox="0 0 656 270" aria-hidden="true">
      <g fill={bone} transform="translate(346 62)rotate(-24)scale(.8)">
        <path d="M-52-9H52V9H-52z" />
        <circle cx="-54" cy="-11" r="14" />
        <circle cx="-54" cy="11" r="14" />
        <circle cx="54" cy="-11" r="14" />
        <circle cx="54" cy="11" r="14" />
      </g>
      <path
        id="stones"
        fill={stone}
        d="M-24 104L44 64 106 78 134 122 104 160 0 172-22 148zM-20 188L100 170 146 204 156 300 134 344 96 302 0 300-22 260zM142 130l52-30 74 12 26 40-34 38-90 4-36-30zM160 208L260 200 300 226 318 320 298 376 264 344 194 332 168 346zM304 150l60-26 78 20 20 42-40 28-92-2-34-30zM312 224L410 222 462 272 472 356 460 402 438 376 364 356 330 369zM474 190l62-22 70 18 26 38-60 24-82-10zM474 252L580 258 640 236 664 330 640 450 610 418 538 400 490 417z"
      />
      <path fill={stone} d="M214 66l26-14 34 10 8 22-26 14-36-8zM560 118l20-10 28 8 6 18-22 10-30-8z" />
      {/* They go on behind the sign and beside it: each lower row lies in the gaps of the one above. */}
      <use href="#stones" x="690" />
      <use href="#stones" y="246" />
      <use href="#stones" y="492" />
      <use href="#stones" y="738" />
    </svg>
  );
}

/** @param above the colour of the shaft above it, if that is another: it ends crumbled, as the layer does */
function Hole({
  depth,
  repeats,
  colour,
  above,
}: {
  depth: number;
  repeats: number;
  colour: string;
  above?: string | undefined;
}) {
  return (
    <svg className="strata__hole" aria-hidden="true">
      <pattern
        id={`hole-${depth}`}
        width="100%"
        height={`${100 / repeats}%`}
        viewBox="0 0 100 200"
        preserveAspectRatio="none"
        patternUnits="userSpaceOnUse"
      >
        <path fill={colour} d={walls[Math.min(depth, walls.length - 1)]} />
      </pattern>
      <rect y={above && 4} width="100%" height="100%" fill={`url(#hole-${depth})`} />
      {above && (
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="xMidYMin">
          <path
            fill={above}
            d="M0-1h100c-8 1-9 5-5 9a13 8 0 0 1-24 2 10 6 0 0 1-19 0 14 11 0 0 1-28 0 11 7 0 0 1-19-3c4-4 3-7-5-8z"
          />
        </svg>
      )}
    </svg>
  );
}
