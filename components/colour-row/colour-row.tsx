import { ClientGround } from "../client-ground/client-ground.tsx";

/**
 * The colours of a client's identity, edge to edge, each with its name and value, and as wide (on phones as high) as
 * its part in the identity.
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
