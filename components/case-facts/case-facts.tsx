import type { ReactNode } from "react";

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Up to four facts between stitches: client, category, date, website. */
export function CaseFacts({ facts }: { facts: Fact[] }) {
  return (
    <div className="wrap">
      <dl className="case-facts stitch-bottom">
        {facts.map(({ label, value }) => (
          <div key={label} className="stitch-left">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
