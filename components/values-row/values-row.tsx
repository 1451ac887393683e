import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/**
 * The values: with figures above them, on the ground of the service's block; or as a patchwork across the window; or, for
 * the look "quiet", as a list of a few lines beside the heading.
 */
export function ValuesRow({
  block,
  figures,
  look = "patchwork",
}: {
  block?: BlockData;
  figures?: Figure[];
  look?: "patchwork" | "quiet";
}) {
  const { data } = useSite().content.values;
  const form = block && figures ? "figures" : look;
  const ground = block && figures ? kitGround(block.kit) : "";
  return (
    <section className={`values-row values-row--${form} ${ground} lazy-section`}>
      <h2>{data.heading}</h2>
      {figures && <Statistics figures={figures} />}
      <ul className={columns(data.values.length, 3)}>
        {data.values.map((value, index) => {
          const patch = patches[index % patches.length] as BlockData;
          return (
            <li key={value.heading} className={form === "patchwork" ? kitGround(patch.kit) : undefined}>
              {form === "patchwork" && <Block {...patch} />}
              <div>
                <h3>{value.heading}</h3>
                <p>{value.text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Cut and round in turn, neighbours on different grounds. */
const patches: BlockData[] = [
  { shape: "cabin", kit: "k2" },
  { shape: "petal", kit: "k6" },
  { shape: "geese", kit: "k3" },
  { shape: "bloom", kit: "k1" },
  { shape: "star", kit: "k4" },
  { shape: "jaali", kit: "k6" },
];
