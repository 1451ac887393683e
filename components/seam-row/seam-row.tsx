import type { WhyUs } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { keepTogether } from "../keep-together.tsx";

type SeamRowProps = WhyUs["reasons"][number] & { eager?: boolean };

/** One reason to choose the agency: a picture that extends to the edge of the window, and text and points beside it. */
export function SeamRow({ heading, text, points, picture, eager }: SeamRowProps) {
  return (
    <section className="seam-row">
      <Picture {...picture} className="seam-row__scene" eager={eager} />
      <div className="seam-row__text">
        <h2>{heading}</h2>
        <p>{keepTogether(text)}</p>
        <ul>
          {points.map((point) => (
            <li key={point} className="stitch-top">
              {keepTogether(point)}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
