import { ClientGround } from "../client-ground/client-ground.tsx";
import { findDarkest } from "../client-ground/contrast.ts";

/**
 * The colours of a client's identity, without gaps, each with its name and value: four squares, or a row from 56rem, in
 * which their widths are in proportion to `parts`. As `heads` they are the client's mark, the larger the more of their
 * colour there is (conversation.css). As `plates` they are seen from above, around a bowl, the first the largest. As
 * `bars` they are the hours of a night, one after the other, each as long as it has parts.
 */
export function ColourRow({
  label,
  colours,
  layout = "row",
  mark,
}: {
  label: string;
  colours: { name: string; value: string; parts: number }[];
  layout?: "row" | "squares" | "heads" | "plates" | "bars";
  /** The address of a symbol, which is drawn in each of the colours (`Mark`). */
  mark?: string;
}) {
  const ink = findDarkest(colours);
  return (
    <ul className={`colour-row colour-row--${layout}`} aria-label={label}>
      {colours.map(({ name, value, parts }) => (
        <ClientGround as="li" key={value} colour={value} ink={ink} className={`colour-row__parts-${parts}`}>
          {mark && <Mark address={mark} colour={value} />}
          <span>{name}</span>
          <span>{value.toUpperCase()}</span>
        </ClientGround>
      ))}
    </ul>
  );
}

/** A client's mark with its visor, a symbol of its own (`#name-visor`), so that it can move (conversation.css). */
export function Mark({ address, colour }: { address: string; colour: string }) {
  return (
    <svg color={colour} aria-hidden="true">
      <use href={address} />
      <use href={`${address}-visor`} />
    </svg>
  );
}
