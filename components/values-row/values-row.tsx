import type { Block, Service } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { type Figure, Statistics } from "../statistics/statistics.tsx";
import { useSite } from "../use-site.ts";

type Kit = Block["kit"];
type Look = NonNullable<Service["figures"]>;

/** The dyes of the four figures in each form. */
const dyes: Record<Look, [Kit, Kit, Kit, Kit]> = {
  browser: ["k2", "k1", "k6", "k7"],
  swatches: ["k7", "k1", "k6", "k2"],
  bars: ["k4", "k6", "k1", "k7"],
  screen: ["k7", "k2", "k4", "k1"],
  film: ["k6", "k7", "k4", "k1"],
};

/**
 * Four figures in what the service is made in: a page in a browser, leaves of colour swatches, bars that rise, the icons of a
 * phone or the frames of a film; and the values in plain words.
 */
export function ValuesRow({ look = "browser", figures }: { look?: Look | undefined; figures: Figure[] }) {
  const { data } = useSite().content.values;
  return (
    <section className={`values-row figures-${look} lazy-section`}>
      <Statistics
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
