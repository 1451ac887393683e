import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * A picture as wide as the window, with a caption below it if there is one.
 *
 * @param ground `#0b2a22`; of the caption
 * @param children beside the caption on that ground
 */
export function WidePicture({
  caption,
  ground,
  children,
  ...picture
}: Pick<PictureProps, "file" | "alt" | "phone" | "wide"> & {
  caption?: string;
  ground?: string;
  children?: ReactNode;
}) {
  return (
    <figure className="wide-picture">
      <Picture {...picture} sizes="100vw" />
      {caption &&
        (ground ? (
          <ClientGround as="figcaption" colour={ground} className="wide-picture__ground">
            {caption}
            {children}
          </ClientGround>
        ) : (
          <figcaption className="wrap">{caption}</figcaption>
        ))}
    </figure>
  );
}
