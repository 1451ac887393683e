import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";

/**
 * Seven photographs as a contact sheet: a large one and an upright one beside it, two small ones below the first, then
 * a square and a large one, and a wide one at the end.
 */
export function PhotoWall({ heading, photographs }: NonNullable<Service["gallery"]>) {
  return (
    <section className="photo-wall section wrap when-near">
      <h2>{heading}</h2>
      <div className="photo-wall__sheet">
        {photographs.map(({ caption, ...picture }, index) => (
          <figure key={caption}>
            <Picture {...picture} sizes={slots[index]} />
            <figcaption>{caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

/** How wide each photograph stands, with what its place cuts off: most are wider than their places are. */
const slots = [
  "(min-width: 56rem) 53vw, 92vw",
  "(min-width: 56rem) 40vw, 92vw",
  "(min-width: 56rem) 30vw, 68vw",
  "(min-width: 56rem) 30vw, 68vw",
  "(min-width: 56rem) 60vw, 104vw",
  "(min-width: 56rem) 60vw, 104vw",
  "91vw",
];
