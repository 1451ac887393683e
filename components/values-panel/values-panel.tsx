import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { useSite } from "../use-site.ts";

/** The values, each beside a block of its own. */
export function ValuesPanel({ heading }: { heading?: string | undefined }) {
  const { data } = useSite().content.values;
  return (
    <section className="section ground-panel values-section lazy-section">
      <div className="wrap values-panel">
        <h2>{heading ?? data.heading}</h2>
        <ul>
          {data.values.map((value, index) => (
            <li key={value.heading}>
              <Block {...(blocks[index % blocks.length] as BlockData)} />
              <div>
                <h3>{value.heading}</h3>
                <p>{value.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const blocks: BlockData[] = [
  { shape: "geese", kit: "k1" },
  { shape: "bloom", kit: "k6" },
  { shape: "jaali", kit: "k7" },
  { shape: "petal", kit: "k4" },
  { shape: "star", kit: "k8" },
  { shape: "maple1", kit: "k3" },
];
