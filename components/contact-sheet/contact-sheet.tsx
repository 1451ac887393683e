import { slug } from "github-slugger";
import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { useSite } from "../use-site.ts";

export type Shoot = Service["subServices"]["items"][number] & {
  frames: NonNullable<Service["subServices"]["items"][number]["frames"]>;
};

/**
 * The parts of a photographer's service as a contact sheet on a light table: a strip of film for each, its frames marked in
 * grease pencil, never twice the same way in a row of strips. In narrow windows a strip is wider than
 * the window, and is drawn through it while it passes, to the left and to the right in turn; without motion it is cut
 * into rows of two frames.
 */
export function ContactSheet({ heading, items }: { heading: string; items: Shoot[] }) {
  const pencil = useSite().asset("sprites/pencil.svg");
  return (
    <section className={`sub-services contact-sheet section ${kitGround("k4")}`}>
      <h2>{heading}</h2>
      <ul>
        {items.map(({ name, text, frames }, strip) => (
          <li key={name} id={slug(name)}>
            <div className="contact-sheet__text">
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
            <div className="contact-sheet__film">
              {frames.map(({ mark, ...picture }, index) => (
                <div
                  key={index}
                  className={
                    mark ? `contact-sheet__frame contact-sheet__frame--${mark}` : "contact-sheet__frame"
                  }
                >
                  <Picture {...picture} sizes="(min-width: 56rem) 19vw, 50vw" />
                  {mark && (
                    <svg aria-hidden="true">
                      <use href={`${pencil}#${mark}${(strip % 3) + 1}`} />
                    </svg>
                  )}
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
