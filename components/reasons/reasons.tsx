import type { Home } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";

/** In turn: a star to follow, day in the middle of the night, stitches, two halves. */
const blocks = [
  <Block key="star" shape="star" kit="k8" />,
  <Block key="bloom" shape="bloom" kit="k2" />,
  <Block key="kantha" shape="kantha" kit="k7" />,
  <Block key="half" shape="half" kit="k6" />,
];

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
            {blocks[index % blocks.length]}
            <h3>{reason.heading}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
