import type { ReactNode } from "react";
import { type Fact, PlainFacts } from "../case-facts/case-facts.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/** The text of a case study: its label and heading at the left, large paragraphs at the right. */
export function CaseText({
  heading,
  label,
  ground,
  ink,
  facts = [],
  children,
}: {
  heading: string;
  label: string;
  /** One of its colours, `#e4452b`; undefined for that of the page. */
  ground?: string | undefined;
  ink?: string | undefined;
  /** Below the heading. */
  facts?: Fact[];
  children: ReactNode;
}) {
  const text = (
    <div className="wrap case-text">
      <div>
        <p className="lead">{label}</p>
        <h2>{heading}</h2>
        {facts.length > 0 && <PlainFacts facts={facts} />}
      </div>
      {children}
    </div>
  );
  if (ground === undefined) return <section className="case-text-section">{text}</section>;
  return (
    <ClientGround colour={ground} ink={ink} className="case-text-section">
      {text}
    </ClientGround>
  );
}
