import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { useSite } from "../use-site.ts";

/**
 * The values beside one large block, on its ground: in wide windows it is at the left edge, as high as they are; on phones in
 * the upper right corner, beside the heading.
 *
 * @param second another block: four in two rows, in turn, in place of the large one
 */
export function ValuesRow({ block, second }: { block: BlockData; second?: BlockData }) {
  const { data } = useSite().content.values;
  return (
    <section className={`values-row ${kitGround(block.kit)} lazy-section`}>
      {second ? (
        <div className="values-row__quilt">
          <Block {...block} />
          <Block {...second} />
          <Block {...second} />
          <Block {...block} />
        </div>
      ) : (
        <Block {...block} />
      )}
      <h2>{data.heading}</h2>
      <ul>
        {data.values.map((value) => (
          <li key={value.heading} className="stitch-top">
            <h3>{value.heading}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
