import type { Block } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

/** Four figures on the ground of a kit, and the values: in wide windows beside them, as high as they are. */
export function ValuesRow({ kit, figures }: { kit: Block["kit"]; figures: Figure[] }) {
  const { data } = useSite().content.values;
  return (
    <section className="values-row lazy-section">
      <div className={kitGround(kit)}>
        <Statistics figures={figures} />
      </div>
      <div className="values-row__values">
        <h2>{data.heading}</h2>
        <ul>
          {data.values.map((value) => (
            <li key={value.heading} className="stitch-top">
              <h3>{value.heading}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
