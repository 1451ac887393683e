import { Picture, type PictureProps } from "../../generator/site.tsx";

/**
 * A photograph of the desk at night, behind the text of a case study beside a `BeatStrip`: it stays in the window while the
 * text passes, until the light of the event goes on in it.
 *
 * @param picture both states one above the other, without and with that light
 */
export function BeatDesk(picture: Pick<PictureProps, "file" | "alt" | "wide">) {
  return (
    <div className="beat-desk">
      <Picture
        {...picture}
        wideFrom="(min-width: 56rem)"
        sizes="(min-width: 56rem) 93vw, (min-width: 40rem) 60vw, 78vw"
      />
    </div>
  );
}
