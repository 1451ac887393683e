import type { Block } from "../../content/schemas.ts";
import { useSite } from "../use-site.ts";

/** The industries of the clients: their names as lines of large type that fill the width, each with a ribbon on which its sign is printed. */
export function Industries({ heading }: { heading: string }) {
  const { asset, content } = useSite();
  return (
    <section className="industries ground-panel lazy-section">
      <h2>{heading}</h2>
      <ul>
        {content.industries.data.industries.map(({ name, icon }, index) => (
          <li key={name}>
            {name}
            <svg className={kits[index % kits.length]} aria-hidden="true">
              <use href={`${asset("sprites/industries.svg")}#${icon}`} />
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kits of the patches, in turn. None is indigo, the ground of the section. */
const kits: Block["kit"][] = ["k1", "k4", "k7", "k6"];
