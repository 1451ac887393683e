export interface Figure {
  /** `110+` */
  figure: string;
  label: string;
}

/** Figures with labels, between stitches. A "+" at the end is set as superscript. */
export function Statistics({ figures }: { figures: Figure[] }) {
  return (
    <dl className="statistics">
      {figures.map(({ figure, label }) => (
        <div key={label} className="stitch-left">
          <dt>{label}</dt>
          <dd>
            {figure.replace(/\+$/, "")}
            {figure.endsWith("+") && <sup>+</sup>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
