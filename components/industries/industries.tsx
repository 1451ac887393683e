import type { Block } from "../../content/schemas.ts";
import { Pictogram } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/** The industries of the clients: large words in columns, a pictogram on a patch before each name. */
export function Industries({ heading }: { heading: string }) {
  const { industries } = useSite().content.industries.data;
  return (
    <section className="industries lazy-section">
      <h2>{heading}</h2>
      <ul>
        {industries.map(({ name, icon }, index) => (
          <li key={name} className={kits[(index + Math.floor(index / 4)) % 4]}>
            <Pictogram name={icon} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kits of the patches, in turn; each row of four begins one later. None is ice, the ground of the section. */
const kits: Block["kit"][] = ["k2", "k1", "k7", "k6"];
