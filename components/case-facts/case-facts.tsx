import type { ReactNode } from "react";

/** Up to four facts between stitches: client, category, date, website. A single fact is set large. */
export function CaseFacts({ facts }: { facts: { label: string; value: ReactNode }[] }) {
  return (
    <div className="wrap">
      <dl className={`case-facts${facts.length === 1 ? " case-facts--single" : ""} stitch-bottom`}>
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
