import type { Block } from "../../content/schemas.ts";
import { Pictogram } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/** The industries of the clients, each a patch of a quilt with a pictogram and a name; the heading is its first patch. */
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

/** The kits of the patches, in turn; every four begin one later. None is rose, the ground of the heading and of the section below. */
const kits: Block["kit"][] = ["k2", "k4", "k1", "k7"];
