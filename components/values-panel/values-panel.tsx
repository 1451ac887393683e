import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { useSite } from "../use-site.ts";

/** The values, a patchwork as wide as the window: each on the ground of a block of its own. */
export function ValuesPanel({ heading }: { heading?: string | undefined }) {
  const { data } = useSite().content.values;
  return (
    <section className="values-panel ground-panel lazy-section">
      <h2 className="wrap display">{heading ?? data.heading}</h2>
      <ul className={columns(data.values.length, 3)}>
        {data.values.map((value, index) => {
          const block = blocks[index % blocks.length] as BlockData;
          return (
            <li key={value.heading} className={kitGround(block.kit)}>
              <h3>{value.heading}</h3>
              <p>{value.text}</p>
              <Block {...block} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** In rows of two or of three, neighbours have different grounds. */
const blocks: BlockData[] = [
  { shape: "geese", kit: "k4" },
  { shape: "bloom", kit: "k1" },
  { shape: "maple1", kit: "k3" },
  { shape: "petal", kit: "k6" },
  { shape: "star", kit: "k2" },
  { shape: "jaali", kit: "k4" },
];
