import type { ReactNode } from "react";

/** A page with a single message: a picture at the left edge of the window, and the text beside it, upon cloth. */
export function Notice({ art, heading, children }: { art: ReactNode; heading: string; children: ReactNode }) {
  return (
    <section className="notice k4 ground-pale">
      {art}
      <div className="notice__text">
        <h1>{heading}</h1>
        {children}
      </div>
    </section>
  );
}
