import type { Home } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";

/** A tall picture, and beside it, on paper, the reasons to choose the agency. */
export function Reasons({ heading, picture, caption, reasons }: Home["reasons"]) {
  return (
    <section className={`reasons ${kitGround("k4")} lazy-section`}>
      <figure>
        <Picture {...picture} sizes="(min-width: 60rem) 100vw, 250vw" />
        <figcaption>{caption}</figcaption>
      </figure>
      <h2>{heading}</h2>
      <ul>
        {reasons.map((reason) => (
          <li key={reason.heading}>
            <h3>{reason.heading}</h3>
            <p>{reason.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
