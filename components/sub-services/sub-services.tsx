import { slug } from "github-slugger";
import type { Block, Service } from "../../content/schemas.ts";
import { kitGround } from "../block/kit-ground.ts";
import { Pictogram } from "../icon/icon.tsx";
import { SectionHead } from "../section-head/section-head.tsx";

/** The grounds of the strips, in turn. */
const kits: Block["kit"][] = ["k4", "k2", "k6", "k1"];

/**
 * The parts of a service, any number of them. The id of each is the slug of its name, so that links can lead to it.
 *
 * @param look two columns; tiles with large pictograms; or strips of cloth across the window, with names as large as
 * it allows
 */
export function SubServices({
  heading,
  items,
  look = "columns",
}: Service["subServices"] & { look?: "columns" | "tiles" | "list" }) {
  return (
    <section className={`section sub-services sub-services--${look}`}>
      <div className={look === "list" ? undefined : "wrap"}>
        <SectionHead heading={heading} />
        <ul>
          {items.map(({ name, text, icon }, index) => (
            <li
              key={name}
              id={slug(name)}
              className={`stitch-top${look === "list" ? ` ${kitGround(kits[index % kits.length] ?? "k2")}` : ""}`}
            >
              <Pictogram name={icon} />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
