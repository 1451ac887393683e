import { type ImageFile, Picture } from "../../generator/site.tsx";

/** A picture as wide as the window, with a caption below it if there is one. */
export function WidePicture({ file, alt, caption }: { file: ImageFile; alt: string; caption?: string }) {
  return (
    <figure className="wide-picture">
      <Picture file={file} alt={alt} sizes="100vw" />
      {caption && <figcaption className="wrap">{caption}</figcaption>}
    </figure>
  );
}
