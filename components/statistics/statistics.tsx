import { useSite } from "../use-site.ts";

export interface Figure {
  /** `110+` */
  figure: string;
  label: string;
  /** Classes of its own ground. */
  ground?: string;
}

/** Figures with labels, below a heading for screen readers. A "+" at the end is set as superscript. */
export function Statistics({ figures }: { figures: Figure[] }) {
  return (
    <>
      <h2 className="visually-hidden">{useSite().content.statistics.data.heading}</h2>
      <dl className="statistics">
        {figures.map(({ figure, label, ground }) => (
          <div key={label} className={ground}>
            <dt>{label}</dt>
            <dd>
              {figure.replace(/\+$/, "")}
              {figure.endsWith("+") && <sup>+</sup>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
