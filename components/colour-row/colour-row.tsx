import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * The colours of a client's identity, side by side without gaps, each with its name and value. Widths (heights on phones)
 * are in proportion to `parts`.
 */
export function ColourRow({
  label,
  colours,
}: {
  label: string;
  colours: { name: string; value: string; parts: number }[];
}) {
  return (
    <ul className="colour-row" aria-label={label}>
      {colours.map(({ name, value, parts }) => (
        <ClientGround as="li" key={value} colour={value} className={`colour-row__parts-${parts}`}>
          <span>{name}</span>
          <span>{value.toUpperCase()}</span>
        </ClientGround>
      ))}
    </ul>
  );
}
