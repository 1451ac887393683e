import type { Block as BlockData } from "../../content/schemas.ts";
import { Block } from "../block/block.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { useSite } from "../use-site.ts";

/**
 * The values in a quiet row on the ground of a block, which is small above each of them; or as steps across the window that
 * rise by one flying goose each, if all fit in a row.
 */
export function ValuesRow({ block, look = "row" }: { block: BlockData; look?: "row" | "raised" }) {
  const { data } = useSite().content.values;
  const isRaised = look === "raised" && data.values.length <= mostInRow;
  const ground = isRaised ? "values-row--raised" : `values-row--quiet ${kitGround(block.kit)}`;
  return (
    <section className={`values-row ${ground} lazy-section`}>
      <h2>{data.heading}</h2>
      <ul className={columns(data.values.length, mostInRow)}>
        {data.values.map((value, index) => (
          <li
            key={value.heading}
            className={isRaised ? kitGround(steps[index % steps.length] ?? "k6") : undefined}
          >
            {!isRaised && <Block {...block} />}
            <h3>{value.heading}</h3>
            <p>{value.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostInRow = 6;

/** From the lightest warm dye to the deepest, twice; none is indigo, as what the steps stand on may be. */
const steps: BlockData["kit"][] = ["k6", "k1", "k3"];
