import { Block } from "../block/block.tsx";
import { useSite } from "../use-site.ts";

/** One for each value. */
const blocks = [
  { shape: "geese", kit: "k1" },
  { shape: "bloom", kit: "k6" },
  { shape: "jaali", kit: "k7" },
  { shape: "petal", kit: "k4" },
  { shape: "star", kit: "k8" },
  { shape: "maple1", kit: "k3" },
] as const;

/** The values, each beside its block; in wide windows the blocks make a quilt with them. */
export function ValuesPanel({ heading }: { heading?: string | undefined }) {
  const { data } = useSite().content.values;
  return (
    <section className="section ground-panel values-section lazy-section">
      <div className="wrap values-panel">
        <h2>{heading ?? data.heading}</h2>
        <ul>
          {data.values.map((value, index) => (
            <li key={value.heading}>
              <Block {...blocks[(index % 6) as 0 | 1 | 2 | 3 | 4 | 5]} />
              <h3>{value.heading}</h3>
              <p>{value.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
