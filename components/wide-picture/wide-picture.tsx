import { Picture, type PictureProps } from "../../generator/site.tsx";

/** A picture as wide as the window, with a caption below it if there is one. */
export function WidePicture({
  caption,
  ...picture
}: Pick<PictureProps, "file" | "alt" | "phone" | "wide"> & { caption?: string }) {
  return (
    <figure className="wide-picture">
      <Picture {...picture} sizes="100vw" />
      {caption && <figcaption className="wrap">{caption}</figcaption>}
    </figure>
  );
}
