import { slug } from "github-slugger";
import type { Service } from "../../content/schemas.ts";
import { Pictogram } from "../icon/icon.tsx";
import { SectionHead } from "../section-head/section-head.tsx";

/**
 * The parts of a service, any number of them. The id of each is the slug of its name, so that links can lead to it.
 *
 * @param look two columns; tiles with large pictograms; or a list whose names are as large as the window allows
 */
export function SubServices({
  heading,
  items,
  look = "columns",
}: Service["subServices"] & { look?: "columns" | "tiles" | "list" }) {
  return (
    <section className={`section sub-services sub-services--${look}`}>
      <div className="wrap">
        <SectionHead heading={heading} />
        <ul>
          {items.map(({ name, text, icon }) => (
            <li key={name} id={slug(name)} className="stitch-top">
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
