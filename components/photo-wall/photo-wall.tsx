import type { Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";

/**
 * Six photographs that fill windows: one as wide as the window, an upright one and a wider one that are equally high, and
 * again an upright one, beside two wide ones. On phones an upright one is alone in its window, and two wide ones share one.
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
  "(min-width: 56rem) 100vw, 149vw",
  "(min-width: 56rem) 46vw, 160vw",
  "(min-width: 56rem) 76vw, 133vw",
  "(min-width: 56rem) 85vw, 298vw",
  "(min-width: 56rem) 62vw, 125vw",
  "(min-width: 56rem) 62vw, 231vw",
];
