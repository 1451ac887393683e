import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { useSite } from "../use-site.ts";

/** Around the empty place in the middle. */
const around: BlockData[] = [
  { shape: "pine", kit: "k3" },
  { shape: "petal", kit: "k6" },
  { shape: "geese", kit: "k8" },
  { shape: "bloom", kit: "k2" },
  { shape: "jaali", kit: "k6" },
  { shape: "star", kit: "k8" },
  { shape: "dots", kit: "k6" },
  { shape: "cabin", kit: "k2" },
];

/**
 * A quilt of three by three blocks, the middle one of which has come off: it slides off, lies below its place, and goes back
 * and is sewn in while it or the link to the home page has the pointer, or the link the focus.
 */
export function MissingPatch() {
  return (
    <div className="missing-patch">
      {around.slice(0, 4).map((block, index) => (
        <Block key={index} {...block} />
      ))}
      <i />
      {around.slice(4).map((block, index) => (
        <Block key={index} {...block} />
      ))}
      {/* Its ground is a square of its own: the edges of a turned sprite are jagged. */}
      <svg className="missing-patch__loose k3" viewBox="0 0 120 120" aria-hidden="true">
        <path fill="var(--dye-snow)" d="M0 0H120V120H0z" />
        <path d="M5 5H115V115H5z" />
        <use href={`${useSite().asset("sprites/ui.svg")}#maple1`} x="14" y="14" width="92" height="92" />
        <path className="missing-patch__stitches" d="M10 10H110V110H10z" />
      </svg>
    </div>
  );
}
