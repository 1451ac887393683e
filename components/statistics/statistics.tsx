import { useSite } from "../use-site.ts";

export interface Figure {
  /** `110+` */
  figure: string;
  label: string;
}

/** Figures with labels, below a heading for screen readers. A "+" at the end is set as superscript. */
export function Statistics({ figures }: { figures: Figure[] }) {
  return (
    <>
      <h2 className="visually-hidden">{useSite().content.statistics.data.heading}</h2>
      <dl className="statistics">
        {figures.map(({ figure, label }) => (
          <div key={label}>
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
