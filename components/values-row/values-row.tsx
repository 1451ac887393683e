import type { Block } from "../../content/schemas.ts";
import { Block as QuiltBlock } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

type Look = "patchwork" | "specimen" | "raised" | "film";

/**
 * The values: with figures, as the strips of a log cabin around them; or, by their look, as a patchwork of dyes across the
 * window, as printed cards, as steps that rise by one flying goose each, or as the frames of
 * a film in which the block comes nearer.
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
    <section
      className={`values-row values-row--${form} ${form === "specimen" ? kitGround("k6") : ""} lazy-section`}
    >
      <h2>{data.heading}</h2>
      <ul className={columns(data.values.length, mostInRow[form])}>
        {data.values.map((value, index) => (
          <li key={value.heading} className={itemClass(form, index)}>
            {form === "film" && block && <QuiltBlock {...block} />}
            <h3>{value.heading}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
      {block && figures && (
        <div className={`values-row__figures ${kitGround(block.kit)}`}>
          <Statistics figures={figures} />
        </div>
      )}
    </section>
  );
}

const mostInRow: Record<Look | "figures", number> = {
  patchwork: 3,
  specimen: 3,
  raised: 6,
  film: 6,
  figures: 3,
};

/**
 * Neighbours are on different dyes, also across corners, in three columns and in two. Steps go twice from the lightest
 * warm dye to the deepest; none is indigo, as what they stand on may be.
 */
const kits: Partial<Record<Look | "figures", Block["kit"][]>> = {
  patchwork: ["k6", "k2", "k3", "k1", "k4", "k6"],
  figures: ["k6", "k2", "k3", "k1", "k4", "k6"],
  specimen: ["k2", "k1", "k3", "k4"],
  raised: ["k6", "k1", "k3", "k6", "k1", "k3"],
};

function itemClass(form: Look | "figures", index: number): string {
  const dyes = kits[form];
  return dyes ? kitGround(dyes[index % dyes.length] ?? "k6") : "";
}
