import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/** What is said about the mark, on a photograph of it as large as the window, on phones below it. */
export function CloverSign({
  ground,
  picture,
  children,
}: {
  ground: string;
  picture?: Pick<PictureProps, "file" | "alt"> | undefined;
  children: ReactNode;
}) {
  return (
    <ClientGround colour={ground} className="clover-sign">
      {picture && <Picture {...picture} sizes="max(100vw, 119svh)" />}
      {children}
    </ClientGround>
  );
}
