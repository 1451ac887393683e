import { slug } from "github-slugger";
import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { useSite } from "../use-site.ts";

const frameSizes =
  "(min-width: 56rem) 17vw, (min-width: 40rem) 50vw, (prefers-reduced-motion: no-preference) 72vw, 33vw";
/** It lies on the others as a larger print. */
const chosenSizes = "(min-width: 56rem) 25vw, (min-width: 40rem) 50vw, 100vw";

export type Shoot = Service["subServices"]["items"][number] & {
  frames: NonNullable<Service["subServices"]["items"][number]["frames"]>;
};

/**
 * The parts of a photographer's service as a contact sheet on a light table: a strip of film for each, its frames marked in
 * grease pencil, never twice the same way in a row of strips. The chosen frame lies on its strip as a larger print. In narrow
 * windows a strip is wider than the window, and is drawn through it, to the left and to the right in turn, until the chosen
 * frame is seen; without motion that one is above the others.
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
                  <Picture {...picture} sizes={mark === "chosen" ? chosenSizes : frameSizes} />
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
