import type { Block } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

type Look = "patchwork" | "specimen" | "raised" | "quiet";

/**
 * The values: with figures above them, on the ground of the service's block; or, by their look, as a patchwork of dyes
 * across the window, in large type as in a specimen of letters, as steps that rise by one flying goose each, or as a ruled list beside the heading.
 */
export function ValuesRow({
  block,
  figures,
  look = "patchwork",
}: {
  block?: Block;
  figures?: Figure[];
  look?: Look;
}) {
  const { data } = useSite().content.values;
  // More steps than fit in a row would not rise.
  const fitting = look === "raised" && data.values.length > mostInRow.raised ? "patchwork" : look;
  const form = block && figures ? "figures" : fitting;
  return (
    <section className={`values-row values-row--${form} ${groundOf(form, block)} lazy-section`}>
      <h2>{data.heading}</h2>
      {figures && <Statistics figures={figures} />}
      <ul className={columns(data.values.length, mostInRow[form])}>
        {data.values.map((value, index) => (
          <li key={value.heading} className={itemClass(form, index)}>
            <h3>{value.heading}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostInRow: Record<Look | "figures", number> = {
  patchwork: 3,
  specimen: 3,
  raised: 6,
  quiet: 2,
  figures: 2,
};

/**
 * Neighbours are on different dyes, also across corners, in three columns and in two. Steps go twice from the lightest
 * warm dye to the deepest; none is indigo, as what they stand on may be.
 */
const kits: Partial<Record<Look | "figures", Block["kit"][]>> = {
  patchwork: ["k6", "k2", "k3", "k1", "k4", "k6"],
  raised: ["k6", "k1", "k3", "k6", "k1", "k3"],
};

function groundOf(form: Look | "figures", block: Block | undefined): string {
  if (block) return kitGround(block.kit);
  return form === "specimen" ? kitGround("k6") : "";
}

function itemClass(form: Look | "figures", index: number): string | undefined {
  const dyes = kits[form];
  if (dyes) return kitGround(dyes[index % dyes.length] ?? "k6");
  return form === "specimen" ? undefined : "stitch-top";
}
