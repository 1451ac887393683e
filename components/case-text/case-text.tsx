import type { ReactNode } from "react";

/** What was designed and why: a heading with its label at the left, large text at the right. */
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
