import type { Home } from "../../content/schemas.ts";
import { Picture } from "../../generator/site.tsx";
import { useSite } from "../use-site.ts";

export interface Figure {
  /** `110+` */
  figure: string;
  label: string;
  /** Classes of its own ground. */
  ground?: string;
  /** Shown in place of the figure if it shows the same. */
  picture?: Home["hundred"];
}

const pictureSizes = "(min-width: 40rem) 75vw, 95vw";

/**
 * Figures with labels, below a heading for screen readers. A "+" at the end is set as superscript.
 *
 * @param isSewn Figures are drawn text in three layers: two below the figure itself, for a margin and its stitches;
 * they have no superscript, and have one width however letters are spaced.
 */
export function Statistics({ figures, isSewn }: { figures: Figure[]; isSewn?: boolean }) {
  return (
    <>
      <h2 className="visually-hidden">{useSite().content.statistics.data.heading}</h2>
      <dl className="statistics">
        {figures.map(({ figure, label, ground, picture }, index) => (
          <div key={label} className={ground}>
            <dt>{label}</dt>
            {picture?.alt === figure ? (
              <dd>
                <span className="visually-hidden">{figure}</span>
                <Picture {...picture} alt="" sizes={pictureSizes} />
              </dd>
            ) : isSewn ? (
              <dd>
                <svg role="img" aria-label={figure} width={`${widthOf(figure)}em`}>
                  <use href={`#figure${index}`} />
                  <use href={`#figure${index}`} />
                  <g>
                    <text
                      id={`figure${index}`}
                      className="sewn"
                      textLength={`${widthOf(figure)}em`}
                      lengthAdjust="spacingAndGlyphs"
                    >
                      {figure}
                    </text>
                  </g>
                </svg>
              </dd>
            ) : (
              <dd>
                {figure.replace(/\+$/, "")}
                {figure.endsWith("+") && <sup>+</sup>}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

/** The width of a figure with room for the margins of its characters, a slash being narrower than the others. */
function widthOf(figure: string): number {
  return 0.445 * figure.length - 0.24 * (figure.split("/").length - 1);
}
