import type { Service } from "../../content/schemas.ts";
import { Drawing, Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { findMark } from "../brand/mark.ts";

/**
 * How a mark is made: its construction as large as the window allows, and beside it the mark itself in three sizes that it
 * has to stand, the second and the third true to size.
 */
export function MarkSheet({ heading, text, picture, sizes }: NonNullable<Service["mark"]>) {
  return (
    <section className={`mark-sheet ${kitGround("k6")} lazy-section`}>
      <Picture {...picture} />
      <div className="mark-sheet__text">
        <h2>{heading}</h2>
        <p className="lead">{text}</p>
        <ul>
          {(["sign", "coin", "tab"] as const).map((size) => (
            <li key={size} className={`mark-sheet__${size}`}>
              <Drawing {...findMark(size === "tab" ? "icon" : "mark")} />
              {sizes[size]}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
