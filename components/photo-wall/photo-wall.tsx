import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";

/**
 * Seven photographs as a contact sheet: a large one with an upright one beside it, two equal ones, an upright one beside
 * a large one, and a wide one at the end.
 */
export function PhotoWall({ heading, photographs }: NonNullable<Service["gallery"]>) {
  return (
    <section className="photo-wall section lazy-section">
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

/** The `sizes` of each photograph: the width of the whole picture, which is larger than its slot where it is cropped. */
const slots = [
  "(min-width: 56rem) 60vw, 100vw",
  "(min-width: 56rem) 45vw, 100vw",
  "(min-width: 56rem) 50vw, 75vw",
  "(min-width: 56rem) 50vw, 75vw",
  "(min-width: 56rem) 60vw, 100vw",
  "(min-width: 56rem) 60vw, 100vw",
  "(min-width: 56rem) 100vw, 150vw",
];
