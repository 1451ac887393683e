import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";

/**
 * Seven photographs that fill windows: one as wide as the window, an upright one and a wider one that are equally high,
 * three in a row, and a very wide one. On phones the upright one comes first, because it is the largest there.
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

/** The `sizes` of each photograph. */
const slots = [
  "100vw",
  "(min-width: 56rem) 46vw, 100vw",
  "(min-width: 56rem) 76vw, 133vw",
  "(min-width: 56rem) 33vw, 149vw",
  "(min-width: 56rem) 33vw, 100vw",
  "(min-width: 56rem) 33vw, 100vw",
  "100vw",
];
