import type { ReactNode } from "react";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/** The client's logo on one of the client's colours; alone, it stands at the left of a heading. */
export function CaseLogo({
  logo,
  ground,
  ink,
  alone,
  children,
}: {
  logo: { file: ImageFile; alt: string };
  /** `#e4452b` */
  ground: string;
  /** Of the heading. */
  ink?: string | undefined;
  alone?: boolean;
  /** The heading. */
  children?: ReactNode;
}) {
  return (
    <ClientGround colour={ground} ink={ink} className={alone ? "case-logo case-logo--alone" : "case-logo"}>
      <Picture {...logo} />
      {children}
    </ClientGround>
  );
}
