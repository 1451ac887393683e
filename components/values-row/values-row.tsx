import type { Block } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/** Dyes of the second and the third figure, if the first has none of them. */
const dyes: Block["kit"][] = ["k2", "k1", "k4"];

/** Four figures as large as the window allows, each on a dye, the first on that of a kit; and the values in plain words. */
export function ValuesRow({ kit, figures }: { kit: Block["kit"]; figures: Figure[] }) {
  const { data } = useSite().content.values;
  const [second = "k2", third = "k1"] = dyes.filter((dye) => dye !== kit);
  const kits = [kit, second, third, kit === "k7" ? "k4" : "k7"] as const;
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
