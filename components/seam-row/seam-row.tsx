import type { ReactNode } from "react";
import type { Block, WhyUs } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { keepTogether } from "../keep-together.tsx";

type SeamRowProps = WhyUs["reasons"][number] & {
  /** The kit on whose ground the text stands, best that of the picture's side next to it. */
  kit: Block["kit"];
  eager?: boolean;
  /** What moves over the picture. */
  children?: ReactNode;
};

/**
 * One reason to choose the agency: a picture that extends to the edge of the window, and text and points beside it, or
 * upon its right half, if it has a composition for wide windows.
 */
export function SeamRow({ heading, text, points, picture, kit, eager, children }: SeamRowProps) {
  const manner = picture.wide ? "seam-row--wide" : "seam-row--half";
  return (
    <section className={`seam-row ${manner} ${kitGround(kit)}`}>
      <div className="seam-row__stage">
        <div className="seam-row__scene">
          <Picture {...picture} eager={eager} />
          {children}
        </div>
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
      </div>
    </section>
  );
}
