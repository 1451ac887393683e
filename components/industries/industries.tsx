import type { Block } from "../../content/schemas.ts";
import { Pictogram } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/** The industries of the clients as one text as wide as the window: it begins with the heading, each name with a patch. */
export function Industries({ heading }: { heading: string }) {
  const { industries } = useSite().content.industries.data;
  return (
    <section className="industries ground-panel lazy-section">
      <h2>{heading}</h2>
      <ul>
        {industries.map(({ name, icon }, index) => (
          <li key={name} className={kits[index % kits.length]}>
            <Pictogram name={icon} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kits of the patches, in turn. None is indigo, the ground of the section. */
const kits: Block["kit"][] = ["k1", "k4", "k7", "k6"];
