import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { columns } from "../columns.ts";
import { useSite } from "../use-site.ts";

/** The values in quiet rows, each under a small block of the service, on a tint of the block's ground. */
export function ValuesRow({ block }: { block: BlockData }) {
  const { data } = useSite().content.values;
  return (
    <section className={`values-row ${block.kit} lazy-section`}>
      <div className="wrap">
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
      </div>
    </section>
  );
}
