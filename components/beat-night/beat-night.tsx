import { WidePicture, type WidePictureProps } from "../wide-picture/wide-picture.tsx";

/**
 * The picture of a night, at the end of the first part of a page beside a `BeatStrip`: it stays in the window while the
 * night passes in it, bar by bar.
 */
export function BeatNight(picture: WidePictureProps) {
  return (
    <div className="beat-night">
      <WidePicture {...picture} />
    </div>
  );
}
