import type { ReactNode } from "react";

export interface Fact {
  label: string;
  value: ReactNode;
}

/**
 * Up to four facts between stitches: client, category, date, website.
 *
 * @param arePaired on phones two in a row, in place of one
 */
export function CaseFacts({ facts, arePaired = false }: { facts: Fact[]; arePaired?: boolean }) {
  return (
    <div className="wrap">
      <dl className={`case-facts stitch-bottom ${arePaired ? "case-facts--paired" : ""}`.trim()}>
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

/** Facts in the style of what they stand in. */
export function PlainFacts({ facts, className }: { facts: Fact[]; className?: string }) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
