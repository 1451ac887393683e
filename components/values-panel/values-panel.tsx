import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { useSite } from "../use-site.ts";

/** The blocks of the quilt, two in a row; six at least, and a row for each row of values. */
const quilt: BlockData[] = [
  { shape: "geese", kit: "k1" },
  { shape: "bloom", kit: "k6" },
  { shape: "jaali", kit: "k7" },
  { shape: "petal", kit: "k4" },
  { shape: "star", kit: "k8" },
  { shape: "maple1", kit: "k3" },
];

/** The values, beside a quilt. */
export function ValuesPanel({ heading }: { heading?: string | undefined }) {
  const { data } = useSite().content.values;
  const blocks = Math.max(quilt.length, 2 * Math.ceil(data.values.length / 2));
  return (
    <section className="section ground-panel values-section lazy-section">
      <div className="wrap values-panel">
        <h2>{heading ?? data.heading}</h2>
        <div className="values-panel__quilt">
          {Array.from({ length: blocks }, (_, index) => (
            <Block key={index} {...(quilt[index % quilt.length] as BlockData)} />
          ))}
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
