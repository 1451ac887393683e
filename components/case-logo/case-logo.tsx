import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/** The client's logo on one of the client's colours; alone, it is as wide as the content. */
export function CaseLogo({
  logo,
  ground,
  alone,
}: {
  logo: { file: ImageFile; alt: string };
  /** `#e4452b` */
  ground: string;
  alone?: boolean;
}) {
  return (
    <ClientGround colour={ground} className={alone ? "case-logo case-logo--alone" : "case-logo"}>
      <Picture {...logo} />
    </ClientGround>
  );
}
