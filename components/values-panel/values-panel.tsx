import { Block } from "../block/block.tsx";
import { useSite } from "../use-site.ts";

/** The six values, beside a quilt of two by three blocks. */
export function ValuesPanel({ heading }: { heading?: string | undefined }) {
  const { data } = useSite().content.values;
  return (
    <section className="section ground-panel values-section lazy-section">
      <div className="wrap values-panel">
        <h2>{heading ?? data.heading}</h2>
        <div className="values-panel__quilt">
          <Block shape="geese" kit="k1" />
          <Block shape="bloom" kit="k6" />
          <Block shape="jaali" kit="k7" />
          <Block shape="petal" kit="k4" />
          <Block shape="star" kit="k8" />
          <Block shape="maple1" kit="k3" />
        </div>
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
