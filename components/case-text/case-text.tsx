import type { ReactNode } from "react";

/** The text of a case study: its heading and label at the left, large paragraphs at the right. */
export function CaseText({
  heading,
  label,
  children,
}: {
  heading: string;
  label: string;
  children: ReactNode;
}) {
  return (
    <section className="section">
      <div className="wrap case-text">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{label}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
