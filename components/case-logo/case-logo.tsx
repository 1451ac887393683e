import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * The client's logo on one of the client's colours.
 *
 * @param part of the logo, in the same frame: it slides home from above as the visitor scrolls
 */
export function CaseLogo({
  logo,
  part,
  ground,
}: {
  logo: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
  part?: { file: ImageFile } | undefined;
  /** `#e4452b` */
  ground: string;
}) {
  return (
    <ClientGround colour={ground} className="case-logo">
      <Picture {...logo} />
      {part && <Picture {...part} alt="" className="case-logo__part" />}
    </ClientGround>
  );
}
