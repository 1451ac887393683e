import type { Block } from "../../content/schemas.ts";
import { Pictogram } from "../icon/icon.tsx";
import { useSite } from "../use-site.ts";

/** The industries of the clients: a patchwork as wide as the window, a pictogram and a name on each square. */
export function Industries({ heading }: { heading: string }) {
  const { industries } = useSite().content.industries.data;
  return (
    <section className="industries lazy-section">
      <h2 className="wrap">{heading}</h2>
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

/** Five, so that neighbours differ in rows of three, four and six. */
const kits: Block["kit"][] = ["k4", "k1", "k6", "k2", "k7"];
