import type { Block, WhyUs } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { kitGround } from "../block/kit-ground.ts";
import { ClockHands } from "../clock-hands/clock-hands.tsx";
import { keepTogether } from "../keep-together.tsx";
import { PlanBlock } from "../plan-block/plan-block.tsx";

type SeamRowProps = WhyUs["reasons"][number] & {
  /** The kit on whose ground the text stands, best that of the picture's side next to it. */
  kit: Block["kit"];
  eager?: boolean;
};

/**
 * One reason to choose the agency: a picture that extends to the edge of the window, and text and points beside it. A plan
 * and a clock change as the visitor scrolls; meanwhile the row stays in the window.
 */
export function SeamRow({ heading, text, points, picture, over, kit, eager }: SeamRowProps) {
  return (
    <section className={`seam-row seam-row--${over?.as ?? "still"} ${kitGround(kit)}`}>
      <div className="seam-row__stage">
        <div className="seam-row__scene">
          <Picture {...picture} eager={eager} />
          {over?.as === "plan" && <PlanBlock sewn={over.file} eager={eager === true} />}
          {over?.as === "clock" && <ClockHands day={over.file} />}
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
