import type { Block } from "../../content/schemas.ts";
import { useSite } from "../use-site.ts";

/** The industries of the clients: a heading as wide as the page, below it a quilt with a block and a name for each. */
export function Industries({ heading }: { heading: string }) {
  const { asset, content } = useSite();
  return (
    <section className="industries ground-panel lazy-section">
      <h2>{heading}</h2>
      <ul>
        {content.industries.data.industries.map(({ name, icon }, index) => (
          <li key={name} className={kits[index % kits.length]}>
            <svg viewBox="0 0 72 50" aria-hidden="true">
              <use href={`${asset("sprites/industries.svg")}#${icon}`} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The kits of the patches, in turn. None is indigo, the ground of the section. */
const kits: Block["kit"][] = ["k1", "k4", "k7", "k6"];
