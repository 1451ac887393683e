import type { Block as BlockData, Home } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";

/** A tall picture, and beside it, sewn to it, the reasons to choose the agency, each with a block. */
export function Reasons({ heading, picture, caption, reasons }: Home["reasons"]) {
  return (
    <section className={`reasons ${kitGround("k4")} lazy-section`}>
      <figure>
        <Picture {...picture} sizes="(min-width: 80rem) 50vw, (min-width: 40rem) 72vw, 100vw" />
        <figcaption>{caption}</figcaption>
      </figure>
      <h2>{heading}</h2>
      <ul>
        {reasons.map((reason, index) => (
          <li key={reason.heading}>
            <Block {...(blocks[index % blocks.length] as BlockData)} />
            <h3>{reason.heading}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In turn: a star to follow, day in the middle of the night, stitches, two halves. */
const blocks: BlockData[] = [
  { shape: "star", kit: "k8" },
  { shape: "bloom", kit: "k2" },
  { shape: "kantha", kit: "k7" },
  { shape: "half", kit: "k6" },
];
