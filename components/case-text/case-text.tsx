import type { ReactNode } from "react";
import { ClientGround } from "../client-ground/client-ground.tsx";

/** The text of a case study, on one of its colours: its heading and label at the left, large paragraphs at the right. */
export function CaseText({
  heading,
  label,
  ground,
  children,
}: {
  heading: string;
  label: string;
  /** `#e4452b` */
  ground: string;
  children: ReactNode;
}) {
  return (
    <ClientGround colour={ground} className="section">
      <div className="wrap case-text">
        <div>
          <h2>{heading}</h2>
          <p className="lead">{label}</p>
        </div>
        {children}
      </div>
    </ClientGround>
  );
}
