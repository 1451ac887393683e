import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ColourRow } from "../colour-row/colour-row.tsx";

/**
 * A client's colours as four keys of a keyboard, in a photograph from above without perspective, 5, 3, 2 and 1 units wide.
 * Names and values are text that stands on the keys; below 56rem the picture is a square, in which the longest is cut.
 */
export function ColourKeys({
  label,
  colours,
  picture,
}: {
  label: string;
  colours: { name: string; value: string; parts: number }[];
  picture: { file: ImageFile; alt: string; wide?: ImageFile | undefined };
}) {
  return (
    <div className="colour-keys">
      <Picture {...picture} wideFrom="(min-width: 56rem)" />
      <ColourRow label={label} colours={colours} layout="keys" />
    </div>
  );
}
