import type { Project } from "../../content/schemas.ts";
import { type ImageFile, Picture } from "../../generator/site.tsx";
import { Breadcrumb } from "../breadcrumb/breadcrumb.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";
import type { SignGrounds } from "../road-sign/road-sign.tsx";

/**
 * The head of a case study as a driver sees it: the client's logo in place of the name, on a sign beside the road ahead, and
 * the sentence behind the steering wheel.
 */
export function Windscreen({
  heading,
  lead,
  logo,
  grounds,
  view: { ahead, mirror, wheel, gauge },
}: {
  heading: string;
  lead: string;
  logo: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
  grounds: SignGrounds;
  view: NonNullable<Project["windscreen"]>;
}) {
  return (
    <section className="windscreen">
      <div className="windscreen__ahead">
        <Picture file={ahead} alt="" eager />
        <div className="windscreen__sign">
          <svg aria-hidden="true">
            <rect x="-1.6%" y="2.5%" width="102%" height="100%" fill={grounds.road} />
            <rect x="10%" y="100%" width="3%" height="60%" fill={grounds.road} />
            <rect x="87%" y="100%" width="3%" height="60%" fill={grounds.road} />
          </svg>
          <ClientGround colour={grounds.logo}>
            <h1 className="visually-hidden">{heading}</h1>
            <Picture {...logo} eager />
          </ClientGround>
        </div>
      </div>
      <Breadcrumb />
      <Picture file={mirror} alt="" eager className="windscreen__mirror" />
      <ClientGround colour={grounds.road} ink={grounds.light} className="windscreen__dash">
        <Picture file={wheel} alt="" eager />
        <p className="lead">{lead}</p>
        <Picture file={gauge} alt="" eager />
      </ClientGround>
    </section>
  );
}
