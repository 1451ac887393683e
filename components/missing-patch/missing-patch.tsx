import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";

/** Around the empty place in the middle. */
const around: BlockData[] = [
  { shape: "petal", kit: "k6" },
  { shape: "pine", kit: "k3" },
  { shape: "geese", kit: "k8" },
  { shape: "bloom", kit: "k2" },
  { shape: "jaali", kit: "k6" },
  { shape: "star", kit: "k8" },
  { shape: "half", kit: "k5" },
  { shape: "arch", kit: "k7" },
];

/** A quilt of three by three blocks, the middle one of which has come off: it slides in, and lies beside its place. */
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
      <Block shape="maple1" kit="k4" className="missing-patch__loose" />
    </div>
  );
}
