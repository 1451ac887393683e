import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/** The client's logo on one of the client's colours. */
export function CaseLogo({
  logo,
  ground,
}: {
  logo: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
  /** `#e4452b` */
  ground: string;
}) {
  return (
    <ClientGround colour={ground} className="case-logo">
      <Picture {...logo} />
    </ClientGround>
  );
}
