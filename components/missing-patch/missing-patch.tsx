import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { useSite } from "../use-site.ts";

/** Around the empty place in the middle. */
const around: BlockData[] = [
  { shape: "petal", kit: "k6" },
  { shape: "pine", kit: "k3" },
  { shape: "geese", kit: "k8" },
  { shape: "bloom", kit: "k2" },
  { shape: "jaali", kit: "k6" },
  { shape: "star", kit: "k8" },
  { shape: "dots", kit: "k6" },
  { shape: "arch", kit: "k7" },
];

/**
 * A quilt of three by three blocks, the middle one of which has come off: it slides off, lies below its place, and goes back
 * while the link to the home page has the pointer or the focus.
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
      {/* Its shadow and ground are squares of their own: the edges of a turned sprite are jagged. */}
      <svg className="missing-patch__loose k4" viewBox="0 0 120 120" aria-hidden="true">
        <path className="missing-patch__shadow" d="M6 6H126V126H6z" />
        <path d="M0 0H120V120H0z" />
        <use href={`${useSite().asset("sprites/ui.svg")}#maple1`} x="1" y="1" width="118" height="118" />
      </svg>
    </div>
  );
}
