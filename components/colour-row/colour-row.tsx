import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * The colours of a client's identity, without gaps, each with its name and value: a row, a column, or four squares. In
 * rows and columns their sizes are in proportion to `parts`. Phones show four squares.
 */
export function ColourRow({
  label,
  colours,
  layout = "row",
}: {
  label: string;
  colours: { name: string; value: string; parts: number }[];
  layout?: "row" | "column" | "squares";
}) {
  return (
    <ul className={`colour-row colour-row--${layout}`} aria-label={label}>
      {colours.map(({ name, value, parts }) => (
        <ClientGround as="li" key={value} colour={value} className={`colour-row__parts-${parts}`}>
          <span>{name}</span>
          <span>{value.toUpperCase()}</span>
        </ClientGround>
      ))}
    </ul>
  );
}
