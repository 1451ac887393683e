import type { Block, Service } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

type Kit = Block["kit"];
type Look = NonNullable<Service["figures"]>;

/** The dyes of the four figures in each form. */
const dyes: Record<Look, [Kit, Kit, Kit, Kit]> = {
  sewn: ["k2", "k3", "k5", "k6"],
  swatches: ["k7", "k1", "k6", "k2"],
  bars: ["k4", "k6", "k1", "k7"],
  screen: ["k7", "k2", "k4", "k1"],
  lens: ["k2", "k2", "k2", "k2"],
};

/**
 * Four figures in what the service is made in: sewn on cloth, leaves of colour swatches, bars that rise, the icons of a
 * phone or the ring of a lens; and the values in plain words.
 */
export function ValuesRow({ look = "sewn", figures }: { look?: Look | undefined; figures: Figure[] }) {
  const { data } = useSite().content.values;
  return (
    <section className={`values-row figures-${look} lazy-section`}>
      <Statistics
        isSewn={look === "sewn"}
        figures={figures.map((figure, index) => ({
          ...figure,
          ground: kitGround(dyes[look][index % 4] ?? "k1"),
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
