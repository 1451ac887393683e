import { type ImageFile, Picture } from "../../generator/site.tsx";
import { ColourRow } from "../colour-row/colour-row.tsx";

/**
 * A client's colours as the four keys of a keyboard, in a photograph from above without perspective, the first the largest,
 * at the bottom. Names and values are text that stands on the keys; below 40rem the picture is upright.
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
      <Picture {...picture} wideFrom="(min-width: 40rem)" />
      <ColourRow label={label} colours={colours} layout="keys" />
    </div>
  );
}
