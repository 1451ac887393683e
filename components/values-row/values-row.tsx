import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/**
 * The values in rows of three, each beside a block of its own, on a tint of the ground of the service's block; or, with
 * figures above them, on that ground itself.
 */
export function ValuesRow({ block, figures }: { block: BlockData; figures?: Figure[] }) {
  const { data } = useSite().content.values;
  return (
    <section
      className={`values-row ${figures ? kitGround(block.kit) : `values-row--tint ${block.kit}`} lazy-section`}
    >
      <div className="wrap">
        <h2>{data.heading}</h2>
        {figures && <Statistics figures={figures} />}
        <ul className={columns(data.values.length, 3)}>
          {data.values.map((value, index) => (
            <li key={value.heading}>
              {!figures && <Block {...(patches[index % patches.length] as BlockData)} />}
              <div>
                <h3>{value.heading}</h3>
                <p>{value.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Cut and round in turn, neighbours on different grounds. */
const patches: BlockData[] = [
  { shape: "cabin", kit: "k2" },
  { shape: "petal", kit: "k6" },
  { shape: "geese", kit: "k4" },
  { shape: "bloom", kit: "k3" },
  { shape: "star", kit: "k1" },
  { shape: "jaali", kit: "k7" },
];
