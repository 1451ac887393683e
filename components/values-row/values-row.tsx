import type { Block } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/**
 * The values: with figures above them, on the ground of the service's block; or as a patchwork of dyes across the window;
 * or, for the look "quiet", as a ruled list beside the heading.
 */
export function ValuesRow({
  block,
  figures,
  look = "patchwork",
}: {
  block?: Block;
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
      <ul className={columns(data.values.length, form === "patchwork" ? 3 : 2)}>
        {data.values.map((value, index) => (
          <li key={value.heading} className={itemClasses[form]?.(index)}>
            <h3>{value.heading}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Neighbours are on different dyes, in three columns and in two. */
const patches: Block["kit"][] = ["k2", "k6", "k3", "k1", "k4", "k6"];

const itemClasses: Record<string, (index: number) => string> = {
  patchwork: (index) => kitGround(patches[index % patches.length] ?? "k2"),
  quiet: () => "stitch-top",
  figures: () => "stitch-top",
};
