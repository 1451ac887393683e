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

/** Figures with labels, below a heading for screen readers. A "+" at the end is set as superscript. */
export function Statistics({ figures }: { figures: Figure[] }) {
  return (
    <>
      <h2 className="visually-hidden">{useSite().content.statistics.data.heading}</h2>
      <dl className="statistics">
        {figures.map(({ figure, label, ground, picture }) => (
          <div key={label} className={ground}>
            <dt>{label}</dt>
            {picture?.alt === figure ? (
              <dd>
                <span className="visually-hidden">{figure}</span>
                <Picture {...picture} alt="" sizes={pictureSizes} />
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
