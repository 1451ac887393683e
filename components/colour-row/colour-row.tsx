import { ClientGround } from "../client-ground/client-ground.tsx";
import { findDarkest } from "../client-ground/contrast.ts";

/**
 * The colours of a client's identity, without gaps, each with its name and value: four squares, or a row from 56rem, in
 * which their widths are in proportion to `parts`; as `keys` they stand on a photograph of keys, which shows the colours
 * (colour-keys.css). As `plates` they are seen from above, around a bowl, the first the largest. As `bars` they come out of
 * the line of a night, each as long as it has parts.
 */
export function ColourRow({
  label,
  colours,
  layout = "row",
}: {
  label: string;
  colours: { name: string; value: string; parts: number }[];
  layout?: "row" | "squares" | "keys" | "plates" | "bars";
}) {
  const ink = findDarkest(colours);
  return (
    <ul className={`colour-row colour-row--${layout}`} aria-label={label}>
      {colours.map(({ name, value, parts }) => (
        <ClientGround as="li" key={value} colour={value} ink={ink} className={`colour-row__parts-${parts}`}>
          <span>{name}</span>
          <span>{value.toUpperCase()}</span>
        </ClientGround>
      ))}
    </ul>
  );
}
