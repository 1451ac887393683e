import type { ReactNode } from "react";
import { ClientGround } from "../client-ground/client-ground.tsx";

/** The text of a case study: its label and heading at the left, large paragraphs at the right. */
export function CaseText({
  heading,
  label,
  ground,
  children,
}: {
  heading: string;
  label: string;
  /** One of its colours, `#e4452b`; undefined for that of the page. */
  ground?: string;
  children: ReactNode;
}) {
  const text = (
    <div className="wrap case-text">
      <div>
        <p className="lead">{label}</p>
        <h2>{heading}</h2>
      </div>
      {children}
    </div>
  );
  if (ground === undefined) return <section className="case-text-section">{text}</section>;
  return (
    <ClientGround colour={ground} className="case-text-section">
      {text}
    </ClientGround>
  );
}
