import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * In the frame of a door, in an element with the class `timber`: a photograph of how the mark is made, as large as the window,
 * with its sentence in the empty half of it; on phones the sentence is below.
 *
 * @param ground of the sentence on phones, nearly the colour of that half
 */
export function TimberJoint({
  heading,
  label,
  ground,
  ink,
  children,
  ...picture
}: Pick<PictureProps, "file" | "alt" | "wide" | "phone"> & {
  heading: string;
  label: string;
  /** `#e4452b` */
  ground: string;
  ink?: string | undefined;
  children: ReactNode;
}) {
  return (
    <ClientGround colour={ground} ink={ink} className="timber-joint">
      <Picture {...picture} sizes="(min-width: 40rem) 95vw, 91.7vw" />
      <div className="timber-joint__text">
        <p className="lead">{label}</p>
        <h2>{heading}</h2>
        {children}
      </div>
    </ClientGround>
  );
}
