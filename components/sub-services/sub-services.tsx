import { slug } from "github-slugger";
import type { Block, Service } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { columns } from "../columns.ts";
import { Pictogram } from "../icon/icon.tsx";
import { SectionHead } from "../section-head/section-head.tsx";

/** The grounds of strips, in turn. */
const kits: Block["kit"][] = ["k4", "k2", "k1", "k6"];
/** In rows of two and of three, no two of a dye meet. */
const patchKits: Block["kit"][] = ["k4", "k6", "k1", "k2", "k4", "k6"];

/** The words on squares are beside, above and below other squares with pictures; the last three lie on one red table. */
const squareKits: Block["kit"][] = ["k2", "k6", "k4", "k7", "k7", "k7"];

/** The thread that joins the screens is red: indigo, the darkest, is the last. */
const screenKits: Block["kit"][] = ["k4", "k6", "k1", "k2"];

const grounds = { patches: patchKits, screens: screenKits, squares: squareKits, list: kits };

/** How many parts are in a row of a wide window. */
const most = { patches: 3, screens: 4, squares: 2, list: 1 };

/**
 * The parts of a service, any number of them, from edge to edge of the window, each on a dye with a large pictogram, or
 * with a drawing, a piece of work or a device. The id of each is the slug of its name, so that links can lead to it.
 *
 * @param look patches of a quilt, below their drawings; upright screens; squares of a chequered cloth, in turn
 * a picture and its words, beside large ones; or strips of cloth, with names as
 * large as the window allows
 */
export function SubServices({
  heading,
  items,
  look = "patches",
}: Service["subServices"] & { look?: keyof typeof most }) {
  const form = look === "patches" || look === "screens" ? " sub-services--tiles" : "";
  return (
    <section className={`section sub-services${form} sub-services--${look}`}>
      <SectionHead heading={heading} />
      <ul className={columns(items.length, most[look])}>
        {items.map(({ name, text, icon, picture, thread, large }, index) => {
          // Only one is large: so it is known which rows are full.
          const isLarge = large && picture && look === "squares" && index < 2 && items.length - index > 2;
          const ground = kitGround(kitAt(look, index));
          return (
            <li key={name} id={slug(name)} className={isLarge ? `${ground} is-large` : ground}>
              {picture ? (
                // One for wide windows is twice as wide as high, and cropped at its sides.
                <Picture
                  {...picture}
                  wideFrom="(min-width: 56rem)"
                  sizes={`(min-width: 56rem) ${picture.wide ? 66 : 50}vw, 100vw`}
                />
              ) : (
                <Pictogram name={icon} />
              )}
              {thread && <Picture {...thread} className="sub-services__thread" />}
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function kitAt(look: keyof typeof most, index: number): Block["kit"] {
  return grounds[look][index % grounds[look].length] ?? "k2";
}
