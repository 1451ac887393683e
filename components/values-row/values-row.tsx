import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { useSite } from "../use-site.ts";

/** The values in a quiet row on the ground of a block, which is small above each of them. */
export function ValuesRow({ block }: { block: BlockData }) {
  const { data } = useSite().content.values;
  return (
    <section className={`values-row ${kitGround(block.kit)} lazy-section`}>
      <h2>{data.heading}</h2>
      <ul className={columns(data.values.length, 6)}>
        {data.values.map((value) => (
          <li key={value.heading}>
            <Block {...block} />
            <h3>{value.heading}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
