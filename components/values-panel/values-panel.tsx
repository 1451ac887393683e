import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { useSite } from "../use-site.ts";

/** The values, a patchwork as wide as the window: each with a block in its corner. */
export function ValuesPanel({ heading }: { heading?: string | undefined }) {
  const { data } = useSite().content.values;
  return (
    <section className="values-panel ground-panel lazy-section">
      <h2 className="wrap display">{heading ?? data.heading}</h2>
      <ul className={columns(data.values.length, 3)}>
        {data.values.map((value, index) => {
          const { kit, block } = patches[index % patches.length] ?? patches[0];
          return (
            <li key={value.heading} className={kitGround(kit)}>
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

/** Ground and block. In rows of two or of three, neighbours have different grounds. */
const patches = [
  { kit: "k4", block: { shape: "geese", kit: "k2" } },
  { kit: "k1", block: { shape: "bloom", kit: "k4" } },
  { kit: "k3", block: { shape: "maple1", kit: "k1" } },
  { kit: "k6", block: { shape: "petal", kit: "k3" } },
  { kit: "k2", block: { shape: "star", kit: "k6" } },
  { kit: "k4", block: { shape: "jaali", kit: "k7" } },
] as const satisfies { kit: BlockData["kit"]; block: BlockData }[];
