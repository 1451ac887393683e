import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";

/** Five photographs as a contact sheet: one large, one upright beside it, two small, and a wide one below. */
export function PhotoWall({ heading, photographs }: NonNullable<Service["gallery"]>) {
  return (
    <section className="photo-wall section wrap">
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

/** How wide each place is: on phones all are as wide as the text, or half of it. */
const slots = [
  "(min-width: 56rem) 53vw, 92vw",
  "(min-width: 56rem) 36vw, 92vw",
  "(min-width: 56rem) 26vw, 45vw",
  "(min-width: 56rem) 26vw, 45vw",
  "92vw",
];
