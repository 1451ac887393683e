import type { Block } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/** Dyes of the values, in turn: in rows of two and of three, no two of a dye meet. */
const dyes: Block["kit"][] = ["k1", "k4", "k6", "k2", "k7"];

/**
 * Four figures on the ground of a kit, and the values as patches of other dyes: in wide windows beside them, as high as
 * they are.
 */
export function ValuesRow({ kit, figures }: { kit: Block["kit"]; figures: Figure[] }) {
  const { data } = useSite().content.values;
  const others = dyes.filter((dye) => dye !== kit).slice(0, 4);
  return (
    <section className="values-row lazy-section">
      <div className={kitGround(kit)}>
        <Statistics figures={figures} />
      </div>
      <div className="values-row__values">
        <h2>{data.heading}</h2>
        <ul>
          {data.values.map((value, index) => (
            <li key={value.heading} className={kitGround(others[index % others.length] ?? "k1")}>
              <h3>{value.heading}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
