import { slug } from "github-slugger";
import type { Service } from "../../content/schemas.ts";
import { Pictogram } from "../icon/icon.tsx";
import { SectionHead } from "../section-head/section-head.tsx";

/** The parts of a service. The id of each is the slug of its name, so that links can lead to it. */
export function SubServices({ heading, items }: Service["subServices"]) {
  return (
    <section className="section sub-services">
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
