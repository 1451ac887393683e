import type { ReactNode } from "react";
import { ClientGround } from "../client-ground/client-ground.tsx";
import { contrastOf } from "../client-ground/contrast.ts";

/**
 * A ground of a project. Its text is indigo instead of black where that is legible.
 *
 * @param indigo the value of `--dye-indigo`, `#121e45`
 */
export function CardGround({
  indigo,
  ...ground
}: {
  colour: string;
  indigo: string;
  className: string;
  children: ReactNode;
}) {
  const ink = contrastOf(indigo, ground.colour) >= 4.5 ? "work-ink" : "";
  return <ClientGround {...ground} className={`${ground.className} ${ink}`.trim()} />;
}
