import { WidePicture, type WidePictureProps } from "../wide-picture/wide-picture.tsx";

/**
 * A drawing two windows high in the frame of a door: the sheet in its upper half stays in the window while it is drawn by
 * scroll; over the door in its lower half wanders the sun. In an element with the class `timber`.
 */
export function TimberSheet(picture: WidePictureProps) {
  return (
    <div className="timber-sheet">
      <WidePicture {...picture} />
    </div>
  );
}
