import type { ReactNode } from "react";
import { Picture, type PictureProps } from "../../generator/site.tsx";
import { ClientGround } from "../client-ground/client-ground.tsx";

export type WidePictureProps = Pick<PictureProps, "file" | "alt" | "phone" | "wide" | "sizes"> & {
  before?: (Pick<PictureProps, "file" | "wide"> & { from: "left" | "right" }) | undefined;
  caption?: string;
  ground?: string;
  children?: ReactNode;
};

/**
 * A picture as wide as the window, with a caption below it if there is one.
 *
 * @param before the same picture without its point: the whole one is drawn over it, from one side, as the visitor scrolls
 * @param ground `#0b2a22`; of the caption
 * @param children beside the caption on that ground
 */
export function WidePicture({
  before,
  caption,
  ground,
  sizes = "100vw",
  children,
  ...picture
}: WidePictureProps) {
  return (
    <figure className="wide-picture">
      {before ? (
        <div className={`wide-picture__drawn wide-picture--${before.from}`}>
          <Picture file={before.file} wide={before.wide} alt="" />
          <Picture {...picture} sizes={sizes} />
        </div>
      ) : (
        <Picture {...picture} sizes={sizes} />
      )}
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
