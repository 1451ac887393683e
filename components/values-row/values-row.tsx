import type { Block } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/** Dyes of the second and the third figure, the first two that are free. */
const dyes: Block["kit"][] = ["k2", "k1", "k4", "k6"];

/** Four figures as large as the window allows, each on a dye, the first on that of a kit; and the values in plain words. */
export function ValuesRow({
  kit,
  above,
  figures,
}: {
  kit: Block["kit"];
  /** The kit of the part above, which none of the figures has. */
  above?: Block["kit"] | undefined;
  figures: Figure[];
}) {
  const { data } = useSite().content.values;
  const last = kit === "k7" ? "k1" : "k7";
  const [second = "k2", third = "k1"] = dyes.filter((dye) => ![kit, above, last].includes(dye));
  const kits = [kit, second, third, last] as const;
  return (
    <section className="values-row lazy-section">
      <Statistics
        figures={figures.map((figure, index) => ({
          ...figure,
          ground: kitGround(kits[index % 4] ?? kit),
        }))}
      />
      <div className="values-row__values">
        <h2>{data.heading}</h2>
        <ul>
          {data.values.map((value) => (
            <li key={value.heading}>
              <h3>{value.heading}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
